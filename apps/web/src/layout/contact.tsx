import { messageAddress, phoneAddress } from '../api/company.ts'
import { Icon } from '../ui/icons.tsx'
import { localPath } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'

/** The phone number: a link on touch devices, plain text otherwise (specification section 2). */
export function Phone() {
  const { phone } = useShell().company
  if (!phone) return null
  return (
    <>
      <a className="on-touch" href={phoneAddress(phone)}>
        <Icon name="phone" />
        <span>{phone}</span>
      </a>
      <span className="on-mouse">
        <Icon name="phone" />
        <span>{phone}</span>
      </span>
    </>
  )
}

/** The messaging app with a prepared text. */
export function MessageUs({ text, className, label }: { text?: string; className?: string; label?: string }) {
  const { company, messages } = useShell()
  if (!company.messagingUrl) return null
  return (
    <a className={className} href={messageAddress(company.messagingUrl, text)} rel="noreferrer">
      <Icon name="message" />
      <span>{label ?? messages.messageUs}</span>
    </a>
  )
}

/** The link to reviews, which is in no menu (specification section 2). */
export function Reviews() {
  const { locale, messages } = useShell()
  return (
    <p className="small">
      <a href={localPath('/reviews', locale)}>{messages.reviews}</a>
    </p>
  )
}
