import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { use, useId, useRef, useState } from 'react'
import { CloseDialog, DialogFooter } from '../../forms/dialog-footer.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { numberOf, unambiguousRule } from '../../forms/parse-input.ts'
import { useMessages, useShell } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { useSide } from '../use-side.ts'
import { PriceCheckPart } from '../price-check-slot.ts'
import { useClock } from '../times.ts'
import { totalAt } from '../total-at.ts'
import { FaultLine } from './fault-line.tsx'
import { Panel } from './panel.tsx'
import { useInquiryAction } from './use-inquiry-action.ts'
import { useLowPrice } from './use-low-price.tsx'
import { useOffer } from './use-offer.ts'

const FIRST_DAYS = 3
export const OFFERS_ID = 'price-offers'
const DAYS = [1, FIRST_DAYS, 7, 14]

interface Props {
  inquiry: Inquiry
  /** Opened to propose a price: shows the form at once. */
  isToOffer?: boolean
  onChanged(inquiry: Inquiry): void
  reload(): Promise<void>
}

/** Offers of both sides (INQ-14) until they expire; an accepted one sets the amount. */
export function OffersSection({ inquiry, isToOffer = false, onChanged, reload }: Props) {
  const { api, locale } = useShell()
  const { format } = useMessages()
  const texts = useInquiryTexts()
  const { offers: t } = texts
  const side = useSide()
  const clock = useClock(locale)
  const acting = useInquiryAction(onChanged, reload)
  const { act, fault, isBusy } = acting
  const { make, known, onTyped, question } = useOffer(inquiry, acting)
  const { confirmLowPrice, question: questionOfAnswer } = useLowPrice()
  const { offers, objections, id } = inquiry
  const openOffer = offers.find(({ state }) => state === 'OPEN')
  const mayOffer = objections['offer'] === null
  const isOwn = openOffer !== undefined && openOffer.by === side
  const mayAnswer = openOffer !== undefined && !isOwn && objections['answerOffer'] === null
  const newTotal = mayAnswer && side === 'BUYER' ? totalAt(inquiry, openOffer.amount.value) : null
  const isInDialog = use(CloseDialog) !== null
  const mayWithdraw = isOwn && objections['withdrawOffer'] === null
  if (!offers.length && !mayOffer) return null
  const answerOffer = (action: 'accept' | 'refuse' | 'withdraw') => {
    if (!openOffer) return
    const ask = { params: { id, offerId: openOffer.id } }
    void act(`${action} ${openOffer.id}`, () =>
      action === 'accept'
        ? confirmLowPrice((body) => api('PUT /api/main/inquiry/{id}/offer/{offerId}/accept', { ...ask, body }))
        : action === 'refuse'
          ? api('PUT /api/main/inquiry/{id}/offer/{offerId}/refuse', ask)
          : api('PUT /api/main/inquiry/{id}/offer/{offerId}/withdraw', ask),
    )
  }
  const acceptText = openOffer && t.accept(format.money(openOffer.amount.value))
  const refuseButton = (
    <button
      className="btn line"
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => answerOffer('refuse')}
    >
      {t.refuse}
    </button>
  )
  return (
    <Panel title={t.title} note={t.note} {...(mayAnswer && { className: 'due' })}>
      <div id={OFFERS_ID} tabIndex={-1} />
      {offers.length > 0 && (
        <ul className="offers">
          {offers.map((one) => (
            <li key={one.id}>
              <span>
                <b>{format.money(one.amount.value)}</b> {one.by === side ? t.byYou : t.by[one.by]}
                {one.delivered &&
                  `, ${t.delivered(format.money(one.delivered.total.value), one.delivered.port, one.delivered.freightType)}`}
              </span>
              <span className={one.state === 'OPEN' ? 'turn' : 'muted'}>
                {one.state === 'OPEN' ? t.openUntil(clock.moment(one.expiresAt)) : t.states[one.state]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {mayAnswer && side === 'SELLER' && <PriceCheckPart inquiry={inquiry} price={openOffer.amount.value} />}
      {newTotal !== null && <p className="small">{t.newTotal(inquiry.port.name, format.money(newTotal))}</p>}
      {mayAnswer && !isInDialog && (
        <div className="row">
          <button
            className="btn ink"
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => answerOffer('accept')}
          >
            {acceptText}
          </button>
          {refuseButton}
        </div>
      )}
      {mayWithdraw && (
        <button
          className="btn line"
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() => answerOffer('withdraw')}
        >
          {t.withdraw}
        </button>
      )}
      <FaultLine fault={fault} />
      <p className="hint" role="status">
        {openOffer &&
          openOffer.id === known &&
          `${format.money(openOffer.amount.value)} ${t.byYou}. ${t.openUntil(clock.moment(openOffer.expiresAt))}`}
      </p>
      {mayOffer && (
        <MakeOffer
          inquiry={inquiry}
          isOpen={isToOffer}
          isCounter={mayAnswer}
          isBusy={isBusy}
          onTyped={onTyped}
          make={make}
        />
      )}
      {mayAnswer && isInDialog && (
        <DialogFooter action={acceptText} isDisabled={isBusy} onAction={() => answerOffer('accept')}>
          {refuseButton}
        </DialogFooter>
      )}
      {isInDialog && openOffer && !mayAnswer && !mayOffer && <DialogFooter />}
      {question}
      {questionOfAnswer}
    </Panel>
  )
}

function MakeOffer({
  inquiry,
  isOpen,
  isCounter,
  isBusy,
  make,
  onTyped,
}: {
  inquiry: Inquiry
  isOpen: boolean
  isCounter: boolean
  isBusy: boolean
  make(value: number, days: number): Promise<boolean>
  onTyped(): void
}) {
  const { locale } = useShell()
  const { format } = useMessages()
  const { offers: t } = useInquiryTexts()
  const forms = useFormTexts()
  const side = useSide()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDetailsElement>(null)
  // An offer is at most the asking price; without one (null, on request) any amount is allowed.
  const highest = inquiry.quote.fob
  const [price, setPrice] = useState<number | null>(null)
  const [days, setDays] = useState(FIRST_DAYS)
  const [fault, setFault] = useState('')
  const showFault = (message: string) => {
    setFault(message)
    field.current?.focus()
  }
  const typedText = () => (field.current?.value ?? '').replace(/[$€]|usd/gi, '')
  const typedPrice = () => numberOf(typedText(), 0, locale)
  const submitOffer = async () => {
    const question = unambiguousRule(locale)(typedText())
    if (question !== undefined) return showFault(forms.say(question))
    const value = typedPrice()
    if (typeof value !== 'number') return showFault(t.notAnAmount)
    if (value < 1) return showFault(t.tooLittle)
    if (highest !== null && value > highest) return showFault(t.tooMuch(format.money(highest)))
    setFault('')
    if (!(await make(value, days))) return
    if (field.current) field.current.value = ''
    setPrice(null)
    if (box.current) box.current.open = false
  }
  const form = (
    <form
      className="offer-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void submitOffer()
      }}
    >
      <div className="field">
        <label htmlFor={id}>{t.amount}</label>
        <input
          ref={field}
          id={id}
          className="in"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={fault !== '' || undefined}
          aria-describedby={`${id}-said`}
          onInput={() => {
            setFault('')
            setPrice(typedPrice() ?? null)
            onTyped()
          }}
        />
        <p id={`${id}-said`} className={fault ? 'fault' : 'hint'}>
          {fault || t.amountHint}
        </p>
      </div>
      {side === 'SELLER' && <PriceCheckPart inquiry={inquiry} price={price} />}
      <div className="field">
        <label htmlFor={`${id}-days`}>{t.holds}</label>
        <select id={`${id}-days`} className="in" value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {t.days(count)}
            </option>
          ))}
        </select>
      </div>
      {isOpen ? (
        <DialogFooter action={t.send} isDisabled={isBusy} />
      ) : (
        <button className="btn ink" type="submit" aria-disabled={isBusy || undefined}>
          {t.send}
        </button>
      )}
    </form>
  )
  // A dialog of this title needs no heading to open the form.
  if (isOpen) return form
  return (
    <details className="unfold" ref={box}>
      <summary>{isCounter ? t.counter : t.make[side]}</summary>
      {form}
    </details>
  )
}
