import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useId, useRef, useState } from 'react'
import { numberOf } from '../../forms/typed.ts'
import { useMessages, useShell } from '../../shell/shell.ts'
import { useDealTexts } from '../deal-texts.ts'
import { useSide } from '../side.ts'
import { useClock } from '../times.ts'
import { FaultLine } from './fault-line.tsx'
import { Panel } from './panel.tsx'
import { useAct } from './use-act.ts'

const DAY_MS = 86_400_000
const FIRST_DAYS = 3
const DAYS = [1, FIRST_DAYS, 7, 14]

interface Props {
  inquiry: Inquiry
  onChanged(inquiry: Inquiry): void
  reload(): Promise<void>
}

/** Prices named by either side (INQ-14), each until it expires; the accepted one sets the amount. */
export function OffersPart({ inquiry, onChanged, reload }: Props) {
  const { api, locale } = useShell()
  const { format } = useMessages()
  const texts = useDealTexts()
  const { offers: t } = texts
  const side = useSide()
  const clock = useClock(locale)
  const { act, fault, isBusy, clear } = useAct(onChanged, reload)
  const { offers, objections, id } = inquiry
  const open = offers.find(({ state }) => state === 'OPEN')
  const mayOffer = objections['offer'] === null && inquiry.amountFOB !== null
  const mayAnswer = open !== undefined && open.by !== side && objections['answerOffer'] === null
  if (!offers.length && !mayOffer) return null
  const answer = (what: 'accept' | 'refuse') => {
    if (!open) return
    const ask = { params: { id, offerId: open.id } }
    void act(`${what} ${open.id}`, () =>
      what === 'accept'
        ? api('PUT /api/main/inquiry/{id}/offer/{offerId}/accept', ask)
        : api('PUT /api/main/inquiry/{id}/offer/{offerId}/refuse', ask),
    )
  }
  return (
    <Panel title={t.title} note={t.note}>
      {offers.length > 0 && (
        <ul className="offers">
          {offers.map((one) => (
            <li key={one.id}>
              <span>
                <b>{format.money(one.amount.value)}</b> {one.by === side ? t.byYou : t.by[one.by]}
              </span>
              <span className={one.state === 'OPEN' ? 'turn' : 'muted'}>
                {one.state === 'OPEN' ? t.openUntil(clock.both(one.expiresAt, texts.here)) : t.states[one.state]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {mayAnswer && (
        <div className="row">
          <button
            className="btn ink"
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => answer('accept')}
          >
            {t.accept(format.money(open.amount.value))}
          </button>
          <button
            className="btn line"
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => answer('refuse')}
          >
            {t.refuse}
          </button>
        </div>
      )}
      <FaultLine fault={fault} />
      {mayOffer && (
        <MakeOffer
          key={open?.id}
          isCounter={mayAnswer}
          onTyped={clear}
          make={(value, days) =>
            act(`offer ${value} ${days} ${offers.length}`, (key) =>
              api('POST /api/main/inquiry/{id}/offer', {
                params: { id },
                key,
                body: {
                  amount: { value, currency: 'USD' },
                  expiresAt: new Date(Date.now() + days * DAY_MS).toISOString(),
                },
              }),
            )
          }
        />
      )}
    </Panel>
  )
}

function MakeOffer({
  isCounter,
  make,
  onTyped,
}: {
  isCounter: boolean
  make(value: number, days: number): Promise<boolean>
  onTyped(): void
}) {
  const { locale } = useShell()
  const { offers: t } = useDealTexts()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [days, setDays] = useState(FIRST_DAYS)
  const [isWrong, setWrong] = useState(false)
  const send = async () => {
    const value = numberOf((field.current?.value ?? '').replace(/[$€]|usd/gi, ''), 0, locale)
    const isFit = typeof value === 'number' && value > 0
    setWrong(!isFit)
    if (!isFit) return field.current?.focus()
    if ((await make(value, days)) && field.current) field.current.value = ''
  }
  return (
    <details className="unfold">
      <summary>{isCounter ? t.counter : t.make}</summary>
      <form
        className="offer-form"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
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
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-said`}
            onInput={() => {
              setWrong(false)
              onTyped()
            }}
          />
          <p id={`${id}-said`} className={isWrong ? 'fault' : 'hint'}>
            {isWrong ? t.notAnAmount : t.amountHint}
          </p>
        </div>
        <div className="field">
          <label htmlFor={`${id}-days`}>{t.holds}</label>
          <select
            id={`${id}-days`}
            className="in"
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {DAYS.map((count) => (
              <option key={count} value={count}>
                {t.days(count)}
              </option>
            ))}
          </select>
        </div>
        <button className="btn ink" type="submit">
          {t.send}
        </button>
      </form>
    </details>
  )
}
