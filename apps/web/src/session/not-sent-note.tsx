import { useNotSent } from './not-sent.ts'
import { useSignInTexts } from './sign-in-texts.ts'

/** Where leaving is asked for: what the reader wrote that would be lost by it. */
export function NotSentNote() {
  const { notSent: t } = useSignInTexts()
  const { messages, inquiries } = useNotSent()
  return (
    <div role="status">
      {messages > 0 && <p className="notice">{t.messages(messages)}</p>}
      {inquiries > 0 && <p className="notice">{t.inquiries(inquiries)}</p>}
    </div>
  )
}
