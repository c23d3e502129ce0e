import { useState } from 'react'
import type { MouseEvent } from 'react'
import { carPath } from '../../shell/addresses.ts'
import { localPath } from '../../shell/locale.ts'
import { messageAddress } from '../../shell/company.ts'
import { notify } from '../../shell/notices.ts'
import { useShell } from '../../shell/shell.ts'
import { carName } from './card-data.ts'
import type { CardData } from './card-data.ts'

/**
 * Passing a car on: the device's own way where it has one, else its link to copy and the messaging app with the reference
 * already written. Without script the address and the messaging app.
 */
export function Share({ card }: { card: CardData }) {
  const { company, locale, messages, origin } = useShell()
  const { car: t } = messages
  const [isOpen, setOpen] = useState(false)
  const url = origin + localPath(carPath(card), locale)
  const text = `${carName(card)}, ${t.ref(card.reference)}`
  const share = (event: MouseEvent) => {
    event.preventDefault()
    if (!navigator.share) setOpen(!isOpen)
    // Rejected when the reader thinks better of it.
    else navigator.share({ title: text, text, url }).catch(() => {})
  }
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify({ isError: false, title: t.copied, lines: [] }),
      () => {},
    )
  return (
    <details className="share" open={isOpen}>
      <summary className="btn line full" onClick={share}>
        {t.share}
      </summary>
      <div className="stack">
        <label className="field">
          <span>{t.address}</span>
          <input className="in" readOnly value={url} onFocus={({ target }) => target.select()} />
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
