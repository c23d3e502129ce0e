import { useUnsent } from './unsent.ts'
import { useSignInTexts } from '../session/sign-in-texts.ts'

/** Shows unsent items that leaving would lose. */
export function NotSentNote() {
  const { notSent: t } = useSignInTexts()
  const { messages, inquiries } = useUnsent()
  return (
    <div role="status">
      {messages > 0 && <p className="notice">{t.messages(messages)}</p>}
      {inquiries > 0 && <p className="notice">{t.inquiries(inquiries)}</p>}
    </div>
  )
}
