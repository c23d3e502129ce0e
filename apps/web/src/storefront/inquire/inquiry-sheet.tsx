import type { AllCharges } from '@minato/contract/quotes'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../forms/dialog.tsx'
import { SIGNED_UP } from '../../account/signed-up.ts'
import { forget, store } from '../../session/stored.ts'
import { signInAddress } from '../../shell/attempt.ts'
import { localPath } from '../../shell/locale.ts'
import { useShell } from '../../shell/shell.ts'
import { chargesOf } from '../delivery/charges.ts'
import { carName } from '../vehicles/card-data.ts'
import type { CardData } from '../vehicles/card-data.ts'
import type { Opened } from './deliver.ts'
import { useInquireTexts } from './inquire-texts.ts'
import { InquiryForm } from './inquiry-form.tsx'
import '../../styles/calculator.css'
import '../../styles/inquire.css'

/** The sheet in which a reader asks about a car: what it costs in his port, his words, and who he is. */
export function InquirySheet({ card, onClose }: { card: CardData; onClose(): void }) {
  const { api, locale } = useShell()
  const t = useInquireTexts()
  const [charges, setCharges] = useState<AllCharges>()
  const [isDown, setDown] = useState(false)
  const [opened, setOpened] = useState<Opened & { email: string }>()
  // Back from the sign-in: it opens by itself once.
  useEffect(() => forget('inquire', 'sessionStorage'), [])
  useEffect(() => {
    let isGone = false
    const ask = () => {
      chargesOf(api, locale).then(
        (all) => {
          if (isGone) return undefined
          setCharges(all)
          return setDown(false)
        },
        () => isGone || setDown(true),
      )
    }
    ask()
    window.addEventListener('online', ask)
    return () => {
      isGone = true
      window.removeEventListener('online', ask)
    }
  }, [api, locale])
  return (
    <Dialog title={t.title(carName(card), card.reference)} onClose={onClose} isWide>
      {opened ? (
        <Done opened={opened} />
      ) : charges ? (
        <InquiryForm card={card} charges={charges} onOpened={setOpened} />
      ) : (
        <p role="status">{isDown ? t.noLine : t.loading}</p>
      )}
    </Dialog>
  )
}

/** A visitor has an account now, and signs in to it to follow his question. */
function Done({ opened: { id, reference, email } }: { opened: Opened & { email: string } }) {
  const { locale } = useShell()
  const t = useInquireTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone with its form.
  useEffect(() => heading.current?.focus(), [])
  const go = () => location.assign(signInAddress(localPath(`/inquiries/${id}`, locale)))
  // The form of the sign-in has the address then.
  useEffect(() => store(SIGNED_UP, email, 'sessionStorage'), [email])
  return (
    <div className="stack" role="status">
      <h3 ref={heading} tabIndex={-1}>
        {t.sent(reference)}
      </h3>
      <p>{t.sentText(email)}</p>
      <p>
        <button className="btn go" type="button" onClick={go}>
          {t.follow}
        </button>
      </p>
    </div>
  )
}
