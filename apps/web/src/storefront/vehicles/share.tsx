import { useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { messageAddress } from '../../api/company.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { carName } from './card-data.ts'
import type { CardData } from './card-data.ts'
import { carUrl } from './car-url.ts'

/**
 * Shares a car: by the device's share sheet, else by a copied link or the messaging app. Without script address
 * and messaging app are shown.
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
    // Rejected when the user cancels.
    else navigator.share({ title: text, text, url }).catch(() => {})
  }
  const copy = async () => {
    const say = (title: string) => notify({ isError: false, title, lines: [] })
    try {
      await navigator.clipboard.writeText(url)
      say(t.copied)
    } catch {
      // The clipboard needs https and permission.
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
          // Without a number, so that the user chooses the recipient.
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
