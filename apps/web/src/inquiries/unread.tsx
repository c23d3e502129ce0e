import { useShell } from '../api/shell.ts'
import { useInquiryTexts } from './inquiry-texts.ts'
import { useInquiryCounts } from './use-inquiry-counts.ts'
import '../styles/unread.css'

/** Number of inquiries with unread messages. */
export function Unread() {
  const { messages } = useShell()
  const { list: t } = useInquiryTexts()
  const unread = useInquiryCounts()?.unRead ?? 0
  if (!unread) return null
  return (
    <span className="unread">
      <span aria-hidden="true">{messages.format.number(unread)}</span>
      <span className="vh">, {t.unreadInquiries(unread)}</span>
    </span>
  )
}
