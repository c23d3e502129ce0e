import { useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { messageAddress } from '../../layout/company.ts'
import { notify } from '../../layout/notices.ts'
import { useShell } from '../../layout/shell.ts'
import { carName } from './card-data.ts'
import type { CardData } from './card-data.ts'
import { carUrl } from './car-url.ts'

/**
 * Passing a car on: the device's own way where it has one, else its link to copy and the messaging app with the reference
 * already written. Without script the address and the messaging app.
 */
export function Share({ card }: { card: CardData }) {
  const shell = useShell()
  const { company, messages } = shell
  const { car: t } = messages
  const address = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const url = carUrl(shell, card)
  const text = `${carName(card)}, ${t.ref(card.reference)}`
  const share = (event: MouseEvent) => {
    event.preventDefault()
    if (!navigator.share) setOpen(!isOpen)
    // Rejected when the reader thinks better of it.
    else navigator.share({ title: text, text, url }).catch(() => {})
  }
  const copy = async () => {
    const say = (title: string) => notify({ isError: false, title, lines: [] })
    try {
      await navigator.clipboard.writeText(url)
      say(t.copied)
    } catch {
      // No clipboard without https, or none for who forbids it.
      address.current?.focus()
      say(t.copyByHand)
    }
  }
  return (
    <details className="share" open={isOpen}>
      <summary className="btn line full" onClick={share}>
        {t.share}
      </summary>
      <div className="stack">
        <label className="field">
          <span>{t.address}</span>
          <input className="in" ref={address} readOnly value={url} onFocus={({ target }) => target.select()} />
        </label>
        <button className="btn line full scripted" type="button" onClick={copy}>
          {t.copyLink}
        </button>
        {company.messagingUrl && (
          // The app without our number: the reader chooses to whom.
          <a
            className="btn line full"
            href={messageAddress(new URL('/', company.messagingUrl).href, `${text} ${url}`)}
            rel="noreferrer"
          >
            {t.shareBy}
          </a>
        )}
      </div>
    </details>
  )
}
