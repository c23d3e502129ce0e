import type { AllCharges } from '@minato/contract/quotes'
import { useEffect, useRef, useState } from 'react'
import { countriesOf } from '../../forms/countries.ts'
import { Dialog } from '../../forms/dialog.tsx'
import { untilAnswered } from '../../forms/until-answered.ts'
import type { Asking } from '../../forms/until-answered.ts'
import { SIGNED_UP } from '../../account/signed-up.ts'
import { forget, store } from '../../session/stored.ts'
import { ApiError } from '../../shell/api.ts'
import { signInAddress } from '../../shell/attempt.ts'
import { localPath } from '../../shell/locale.ts'
import { useShell } from '../../shell/shell.ts'
import { useReader } from '../../session/use-reader.ts'
import { useUser } from '../../shell/user.ts'
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
  const [failure, setFailure] = useState<unknown>()
  const [isPressed, setPressed] = useState(false)
  const asking = useRef<Asking>(undefined)
  const isVisitor = useUser() === undefined
  const [opened, setOpened] = useState<Opened & { email: string }>()
  // Back from the sign-in: it opens by itself once.
  useEffect(() => forget('inquire', 'sessionStorage'), [])
  useEffect(() => {
    const ask = async () => {
      // A visitor says where he lives: a form without the list would take the first of it for his word, and keep it.
      const [all] = await Promise.all([chargesOf(api, locale), isVisitor && countriesOf(api, locale)])
      return all
    }
    const made = untilAnswered(ask, setCharges, (error) => {
      setFailure(error)
      setPressed(false)
    })
    asking.current = made
    return made.stop
  }, [api, locale, isVisitor])
  const reader = useReader()
  const [begun] = useState(reader)
  const form = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // The button that had the focus is gone.
    if (!charges || !wasPressed.current) return
    wasPressed.current = false
    form.current?.querySelector<HTMLElement>('select, input, textarea')?.focus()
  }, [charges])
  return (
    <Dialog title={t.title(carName(card), card.reference)} onClose={onClose} isWide>
      {opened ? (
        <Done opened={opened} />
      ) : charges ? (
        <div ref={form}>
          {/* A visitor who signs in goes on writing; another reader finds his own words. */}
          <InquiryForm key={begun && reader} card={card} charges={charges} onOpened={setOpened} />
        </div>
      ) : (
        <div className="stack">
          <p role="status">
            {failure === undefined || isPressed ? t.loading : failure instanceof ApiError ? t.busy : t.noLine}
          </p>
          {failure !== undefined && (
            <p>
              <button
                className="btn"
                type="button"
                aria-disabled={isPressed || undefined}
                onClick={() => {
                  setPressed(true)
                  wasPressed.current = true
                  asking.current?.again()
                }}
              >
                {t.again}
              </button>
            </p>
          )}
        </div>
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
