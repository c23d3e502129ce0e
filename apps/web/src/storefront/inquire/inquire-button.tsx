import { useCallback, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { stored } from '../../session/stored.ts'
import { localPath } from '../../shell/locale.ts'
import { useShell } from '../../shell/shell.ts'
import { isManager, useUser } from '../../shell/user.ts'
import type { CardData } from '../vehicles/card-data.ts'

/** The car whose sheet stood open when the reader went to sign in. */
const RETURNING = 'inquire'

interface SheetProps {
  card: CardData
  onClose(): void
}
const bring = () => import('./inquiry-sheet.tsx')

/** Leads to the form that asks about a car (INQ-01): its code comes when somebody is about to press. */
export function InquireButton({ card, isMain }: { card: CardData; isMain?: true }) {
  const { locale, messages, report } = useShell()
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>()
  const user = useUser()
  const open = useCallback(
    () => void bring().then(({ InquirySheet }) => setSheet(() => InquirySheet), report),
    [report],
  )
  useEffect(() => {
    if (isMain && stored(RETURNING, 'sessionStorage') === card.id) open()
  }, [isMain, card.id, open])
  if (isManager(user)) return null
  const look = isMain ? 'btn go full' : 'btn go'
  return (
    <>
      {/* The page of the server with a plain form; the button needs a script. */}
      <noscript>
        <a className={look} href={localPath(`/ask/${card.reference}`, locale)} rel="nofollow">
          {messages.car.ask}
        </a>
      </noscript>
      <button
        className={`${look} scripted`}
        type="button"
        onPointerEnter={() => void bring().catch(() => {})}
        onClick={open}
      >
        {messages.car.ask}
      </button>
      {Sheet && <Sheet card={card} onClose={() => setSheet(undefined)} />}
    </>
  )
}
