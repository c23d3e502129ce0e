import { company, messageAddress } from './company.ts'
import { Icon } from './icons.tsx'
import { useMessages } from './shell.ts'

/** The phone number: a link where a finger points, plain text where a mouse does (specification section 2). */
export const Phone = () => (
  <>
    <a className="on-touch" href={company.phoneAddress}>
      <Icon name="phone" />
      <span>{company.phone}</span>
    </a>
    <span className="on-mouse">
      <Icon name="phone" />
      <span>{company.phone}</span>
    </span>
  </>
)

/** The messaging app, with a text that the buyer finds already written. */
export function MessageUs({ text, className, label }: { text?: string; className?: string; label?: string }) {
  const t = useMessages()
  return (
    <a className={className} href={messageAddress(text)} rel="noreferrer">
      <Icon name="message" />
      <span>{label ?? t.messageUs}</span>
    </a>
  )
}
