import { useCallback, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { stored } from '../../session/browser-storage.ts'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { isManager, useUser } from '../../session/current-user.ts'
import type { CardData } from '../vehicles/card-data.ts'
import { RETURNING } from './returning.ts'

interface SheetProps {
  card: CardData
  onClose(): void
}
const bring = () => import('./inquiry-sheet.tsx')

/** Opens the inquiry form (INQ-01), or links to an existing inquiry. Its code is loaded on demand. */
export function InquireButton({ card, isMain }: { card: CardData; isMain?: true }) {
  const shell = useShell()
  const { locale, messages, report } = shell
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>()
  const [asked, setAsked] = useState<ReactNode>()
  const user = useUser()
  const open = useCallback(
    () => void bring().then(({ InquirySheet }) => setSheet(() => InquirySheet), report),
    [report],
  )
  useEffect(() => {
    if (isMain && stored(RETURNING, 'sessionStorage') === card.id) open()
  }, [isMain, card.id, open])
  const reader = user?.id
  useEffect(() => {
    if (!reader || isManager(shell.user)) return
    let isLeft = false
    const find = async () => {
      const { PreviousInquiry, findInquiry } = await import('./previous-inquiry.tsx')
      const inquiry = await findInquiry(shell, card.id)
      if (!isLeft && inquiry) setAsked(<PreviousInquiry inquiry={inquiry} isMain={isMain} onAsk={open} />)
    }
    // Without an answer the button stays.
    void find().catch(() => {})
    return () => {
      isLeft = true
      setAsked(undefined)
    }
  }, [reader, shell, card.id, isMain, open])
  if (isManager(user)) return null
  const look = isMain ? 'btn go full' : 'btn go'
  return (
    <>
      {/* The plain form of the server, because the button needs script. */}
      <noscript>
        <a className={look} href={localPath(`/ask/${card.reference}`, locale)} rel="nofollow">
          {messages.car.ask}
        </a>
      </noscript>
      {asked ?? (
        <button
          className={`${look} scripted`}
          type="button"
          onPointerEnter={() => void bring().catch(() => {})}
          onClick={open}
        >
          {messages.car.ask}
        </button>
      )}
      {Sheet && <Sheet card={card} onClose={() => setSheet(undefined)} />}
    </>
  )
}
