import type { AllCharges } from '@minato/contract/quotes'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../forms/dialog.tsx'
import { retryUntilAnswered } from '../../forms/retry-until-answered.ts'
import type { RetryHandle } from '../../forms/retry-until-answered.ts'
import { isEmail } from '@minato/contract/people'
import { replyDue } from '@minato/domain/deadlines'
import { useClock } from '../../inquiries/times.ts'
import { removeStored, stored } from '../../session/browser-storage.ts'
import { ApiError } from '../../api/api.ts'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useLastUserId } from '../../session/use-last-user.ts'
import { chargesOf } from '../delivery/charges.ts'
import { carName } from '../vehicles/card-data.ts'
import type { CardData } from '../vehicles/card-data.ts'
import type { Opened } from './send-with-retry.ts'
import { useInquireTexts } from './inquire-texts.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { RETURNING, SENDING } from './returning.ts'
import '../../styles/calculator.css'
import '../../styles/inquire.css'

/** The inquiry form of a car: total price, message, and contact. */
export function InquirySheet({ card, onClose }: { card: CardData; onClose(): void }) {
  const { api, locale } = useShell()
  const t = useInquireTexts()
  const [charges, setCharges] = useState<AllCharges>()
  const [failure, setFailure] = useState<unknown>()
  const [isPressed, setPressed] = useState(false)
  const asking = useRef<RetryHandle>(undefined)
  const [opened, setOpened] = useState<Opened & { contact: string }>()
  // Back from the sign-in that should send it; an opened sheet sends nothing by itself.
  const [isSending] = useState(() => [RETURNING, SENDING].every((key) => stored(key, 'sessionStorage') === card.id))
  useEffect(() => {
    forgetReturn()
    return forgetReturn
  }, [])
  useEffect(() => {
    const made = retryUntilAnswered(
      () => chargesOf(api, locale),
      setCharges,
      (error) => {
        setFailure(error)
        setPressed(false)
      },
    )
    asking.current = made
    return made.stop
  }, [api, locale])
  const reader = useLastUserId()
  const [begun] = useState(reader)
  const form = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // The focused button has disappeared.
    if (!charges || !wasPressed.current) return
    wasPressed.current = false
    form.current?.querySelector<HTMLElement>('select, input, textarea')?.focus()
  }, [charges])
  return (
    <Dialog title={t.title(carName(card), card.reference)} onClose={onClose} isWide footer="none">
      {opened ? (
        <Done opened={opened} />
      ) : charges ? (
        <div ref={form}>
          {/* A visitor who signs in keeps the input; another user sees an own draft. */}
          <InquiryForm key={begun && reader} card={card} charges={charges} isSending={isSending} onOpened={setOpened} />
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

/** The marks apply to one opening of the sheet. */
function forgetReturn(): void {
  for (const key of [RETURNING, SENDING]) removeStored(key, 'sessionStorage')
}

/** The next steps; the new account is signed in. */
function Done({ opened: { id, reference, contact } }: { opened: Opened & { contact: string } }) {
  const { company, locale } = useShell()
  const t = useInquireTexts()
  const clock = useClock(locale)
  const heading = useRef<HTMLHeadingElement>(null)
  const [due] = useState(() => replyDue(new Date().toISOString(), company.officeHours))
  // The focused button disappeared with its form.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack" role="status">
      <h3 ref={heading} tabIndex={-1}>
        {t.sent(reference)}
      </h3>
      <p>{t.answerBy(clock.moment(due))}</p>
      <p>{isEmail(contact) ? t.mailed(contact) : t.onWhatsApp(contact)}</p>
      <p>
        <a className="btn go" href={localPath(`/inquiries/${id}`, locale)}>
          {t.follow}
        </a>
      </p>
    </div>
  )
}
