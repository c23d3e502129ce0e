import type { VehicleReply } from '@minato/contract/vehicles'
import { priceWithMarkup } from '@minato/domain/pricing'
import { discountPercent } from '@minato/domain/pricing'
import { bestDealPriceError, priceError } from '@minato/domain/vehicles'
import { useId, useState } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { formErrorsOf } from '../../forms/form-errors.ts'
import { NOT_WHOLE, numberOf, unambiguousRule } from '../../forms/parse-input.ts'
import { ApiError } from '../../api/api.ts'
import { Icon } from '../../ui/icons.tsx'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { Panel } from '../layout/office-page.tsx'
import { useCarFormTexts } from './car-form-texts.ts'
import { doubtsIn } from './doubts.ts'
import { setPrice } from './set-price.ts'
import { useDoubtText } from './use-doubts.tsx'

interface Props {
  car: VehicleReply
  /** Whether an unsaved price is typed. */
  onTyped(isTyped: boolean): void
  onChanged(car: VehicleReply): void
}

/** The price form: base price, visitor price, best deal and price history (VEH-06). */
export function PricePanel({ car, onTyped, onChanged }: Props) {
  const shell = useShell()
  const t = useCarFormTexts()
  const forms = useFormTexts()
  const doubtText = useDoubtText()
  const id = useId()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const [asked, setAsked] = useState<number>()
  const [isBestDeal, setIsBestDeal] = useState(true)
  const { format } = shell.messages
  const { status = 'DRAFT', office } = car
  const base = office?.basePrice?.value ?? null
  const before = office?.basePreviousPrice?.value ?? null
  const markup = office?.markupPercentage ?? 0
  const money = (value: number | null) => (value === null ? t.price.none : format.money(value))
  const seen = (value: number | null) => money(value === null ? null : priceWithMarkup(value, markup))
  const isLower = asked !== undefined && base !== null && asked < base
  const isCancel = asked === 0 && before !== null
  const after = isCancel ? before : (asked ?? null)

  const type = (next: string) => {
    setText(next)
    onTyped(next.trim() !== '')
  }
  const preview = () => {
    const question = unambiguousRule(shell.locale)(text)
    if (question !== undefined) return setFault(forms.say(question))
    const value = numberOf(text)
    if (typeof value !== 'number') return setFault(forms.say(NOT_WHOLE))
    const objection =
      value === 0 && before !== null
        ? null
        : value === base
          ? bestDealPriceError({ status, price: base }, value)
          : priceError({ status }, value)
    setFault(objection ? forms.say(objection.reason) : undefined)
    if (!objection) setAsked(value)
  }
  const confirm = async (value: number) => {
    setAsked(undefined)
    try {
      onChanged(await setPrice(shell.api, car, value, isCancel || (isLower && isBestDeal)))
      type('')
      notify({ isError: false, title: t.price.changed, lines: [] })
    } catch (error) {
      const now =
        error instanceof ApiError && error.status === 409 ? (error.current as VehicleReply | undefined) : undefined
      if (now) onChanged(now)
      const refusal = formErrorsOf(error, ['newPrice.value', 'value'], forms, shell.messages)
      setFault(
        now
          ? t.price.stale(money(now.office?.basePrice?.value ?? null))
          : (Object.values(refusal.faults)[0] ?? refusal.lines[0]),
      )
    }
  }
  return (
    <Panel id="car-price" title={t.price.title} note={t.price.note}>
      <table className="lines">
        <tbody>
          <tr>
            <th scope="row">{t.price.entered}</th>
            <td>{money(base)}</td>
          </tr>
          {before !== null && (
            <tr>
              <th scope="row">{t.price.before}</th>
              <td>
                <s>{money(before)}</s>
              </td>
            </tr>
          )}
          <tr>
            <th scope="row">
              {t.price.markup}
              <small>{t.price.markupOf(markup)}</small>
            </th>
            <td>{base === null ? t.price.none : money(priceWithMarkup(base, markup) - base)}</td>
          </tr>
          <tr className="sum">
            <th scope="row">{t.price.visitors}</th>
            <td>{seen(base)}</td>
          </tr>
        </tbody>
      </table>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          preview()
        }}
      >
        <div className="field">
          <label htmlFor={id}>{t.price.newPrice}</label>
          <input
            className="in num"
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={`${id}-said`}
            onChange={({ target }) => type(target.value)}
          />
          {fault === undefined ? (
            <p className="hint" id={`${id}-said`}>
              {base === null ? t.price.newPriceHint : t.price.dealHint(money(base))}
            </p>
          ) : (
            <p className="fault" id={`${id}-said`} role="alert">
              <Icon name="warning" small />
              {fault}
            </p>
          )}
        </div>
        <button className="btn line full" type="submit">
          {t.price.preview}
        </button>
      </form>
      {(office?.priceHistories?.length ?? 0) > 0 && (
        <details className="unfold">
          <summary>{t.price.history}</summary>
          <ol className="price-history">
            {office?.priceHistories?.toReversed().map(({ time, price, previousPrice }) => (
              <li key={`${time} ${price?.value}`}>
                <span>{format.date(time)}</span>
                <b>{money(price?.value ?? null)}</b>
                {previousPrice && <small>{t.price.wasDeal(money(previousPrice.value))}</small>}
              </li>
            ))}
          </ol>
        </details>
      )}
      {asked !== undefined && (
        <Confirm
          title={isCancel ? t.price.cancelTitle : t.price.previewTitle}
          confirm={isCancel ? t.price.cancelDeal : t.price.confirm}
          isDanger={isCancel}
          onConfirm={() => void confirm(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t.price.from(money(base), money(after))}</p>
          <p>{t.price.visitorsFrom(seen(base), seen(after))}</p>
          {!isCancel && doubtsIn({ price: text }, {}).map((doubt) => <p key={doubt.code}>{doubtText(doubt)}</p>)}
          {isLower && !isCancel && (
            <label className="tick">
              <input type="checkbox" checked={isBestDeal} onChange={() => setIsBestDeal(!isBestDeal)} />
              {t.price.asDeal(discountPercent(before ?? base, asked) ?? 0)}
            </label>
          )}
        </Confirm>
      )}
    </Panel>
  )
}
