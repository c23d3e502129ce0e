import { LEDGER_CURRENCIES } from '@minato/contract/inquiry-enumerations'
import type { LedgerTransaction } from '@minato/contract/ledger-shapes'
import { inDollars } from '@minato/domain/ledger'
import { centsInWords } from '@minato/domain/ledger-sentence'
import { dayInJapan } from '@minato/domain/moments'
import { useState } from 'react'
import { ApiError } from '../../../api/api.ts'
import { FormError } from '../../../forms/form-errors.ts'
import { SelectField, TextField } from '../../../forms/field.tsx'
import { MoneyField, NumberField, TextArea } from '../../../forms/office-fields.tsx'
import { atMost, required } from '../../../forms/rules.ts'
import type { Rule, Values } from '../../../forms/rules.ts'
import { money, numberOf, numeric } from '../../../forms/parse-input.ts'
import { useShell } from '../../../api/shell.ts'
import { useCall } from '../../../api/use-call.ts'
import { carName, cardOf } from '../../../storefront/vehicles/card-data.ts'
import { ledgerFault } from '../../../i18n/fr/ledger.ts'
import { ActionDialog } from '../actions/action-dialog.tsx'
import type { ActionProps } from '../actions/action-dialog.tsx'
import { useLedgerTexts } from './ledger-texts.ts'
import { asWritten, textsFor } from '../../../i18n/texts.ts'

const HIGHEST = 100_000_000
const today = (): string => dayInJapan(new Date().toISOString())
const centsOf = (text = ''): number => Math.round((numberOf(text, 2) ?? 0) * 100)
const usd = (values: Values) => ({ value: centsOf(values['amount']) / 100, currency: 'USD' as const })
const reasonOf = (values: Values) => (values['reason']?.trim() ? { reason: values['reason'].trim() } : {})

/** Rules and words that all dialogs of the ledger share. */
function useLedgerForm({ inquiry }: Pick<ActionProps, 'inquiry'>) {
  const { api, locale, messages } = useShell()
  const t = useLedgerTexts()
  const past: Rule = (value) => (value > today() ? t.future : undefined)
  return {
    api,
    locale,
    t,
    /** The server's faults at their fields, in the reader's words. */
    inWords: (error: unknown): never => {
      const body = error instanceof ApiError ? (error.body ?? []) : []
      const faults = body.flatMap(({ path, message }) => {
        const words = textsFor(locale, { en: asWritten, fr: ledgerFault }, 'ledgerFault')(message)
        return words === undefined ? [] : [[path.split('.')[0] ?? path, words] as const]
      })
      if (faults.length === 0 || faults.length < body.length) throw error
      throw new FormError(Object.fromEntries(faults))
    },
    sum: (cents: number, currency = 'USD') => centsInWords(cents, currency, locale),
    typed: (cents: number) => messages.format.number(cents / 100),
    amountUpTo: (cents: number): Rule[] => [required, ...money(locale, 0.01, cents / 100, 2)],
    dayRules: [required, past],
    call: { params: { id: inquiry.id }, version: inquiry.version },
  }
}

export function TransferDialog(props: ActionProps) {
  const { api, inWords, locale, t, sum, typed, amountUpTo, dayRules, call } = useLedgerForm(props)
  const { open, withinTolerance } = props.inquiry.balance
  const due = open - withinTolerance
  const [currency, setCurrency] = useState<(typeof LEDGER_CURRENCIES)[number]>('USD')
  const [amount, setAmount] = useState(due > 0 ? typed(due) : '')
  const [rate, setRate] = useState('')
  const isForeign = currency !== 'USD'
  const converted = isForeign ? inDollars(centsOf(amount), numberOf(rate, 8, locale) || 0) : 0
  return (
    <ActionDialog
      {...props}
      title={t.record}
      submit={t.record}
      isWide
      rules={{
        amount: amountUpTo(HIGHEST * 100),
        fees: money(locale, 0, HIGHEST, 2),
        valueDate: dayRules,
        sender: [atMost(140)],
        ...(isForeign && {
          rate: [required, numeric(0.000001, 1000, 8)],
          rateSource: [required, atMost(100)],
        }),
      }}
      send={(values, key) =>
        api('POST /api/main/inquiry/{id}/ledger/transfer', {
          ...call,
          key,
          body: {
            amount: { value: centsOf(values['amount']) / 100, currency },
            fees: centsOf(values['fees']) / 100,
            valueDate: values['valueDate'] ?? '',
            ...(values['sender']?.trim() && { sender: values['sender'].trim() }),
            ...(isForeign && {
              rate: numberOf(values['rate'] ?? '', 8, locale) ?? 0,
              rateSource: values['rateSource']?.trim() ?? '',
            }),
          },
        }).catch(inWords)
      }
    >
      <div className="fields">
        <NumberField
          name="amount"
          label={t.amount}
          decimals={2}
          unit={currency}
          defaultValue={amount}
          onInput={({ currentTarget }) => setAmount(currentTarget.value)}
        />
        <SelectField
          name="currency"
          label={t.currency}
          value={currency}
          onChange={({ target }) => setCurrency(target.value as typeof currency)}
        >
          {LEDGER_CURRENCIES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <NumberField name="fees" label={t.fee} hint={t.feeHint} decimals={2} unit={currency} />
        <TextField name="valueDate" label={t.valueDate} type="date" defaultValue={today()} max={today()} />
        {isForeign && (
          <>
            <NumberField
              name="rate"
              label={t.exchangeRate}
              hint={t.exchangeRateHint(currency)}
              decimals={8}
              onInput={({ currentTarget }) => setRate(currentTarget.value)}
            />
            <TextField name="rateSource" label={t.rateSource} hint={t.rateSourceHint} />
          </>
        )}
        <TextField name="sender" label={t.senderName} autoComplete="off" />
      </div>
      <p className="small" role="status">
        {converted > 0 && t.inDollars(sum(converted))}
      </p>
    </ActionDialog>
  )
}

/** The amount of an entry in dollars, at most and by default `cents`. */
function AmountField({ cents }: { cents: number }) {
  const { locale, messages } = useShell()
  const t = useLedgerTexts()
  const hint = t.atMost(centsInWords(cents, 'USD', locale))
  const typed = messages.format.number(cents / 100)
  return <MoneyField name="amount" label={t.amount} hint={hint} decimals={2} defaultValue={typed} />
}
function ReasonField() {
  const t = useLedgerTexts()
  return <TextArea name="reason" label={t.reason} hint={t.reasonHint} maxLength={1000} rows={2} />
}

export function RefundDialog(props: ActionProps) {
  const { api, inWords, t, amountUpTo, dayRules, call } = useLedgerForm(props)
  const { credit } = props.inquiry.balance
  return (
    <ActionDialog
      {...props}
      title={t.refund}
      submit={t.refund}
      rules={{ amount: amountUpTo(credit), valueDate: dayRules, reason: [atMost(1000)] }}
      send={(values, key) => {
        const body = { amount: usd(values), valueDate: values['valueDate'] ?? '', ...reasonOf(values) }
        return api('POST /api/main/inquiry/{id}/ledger/refund', { ...call, key, body }).catch(inWords)
      }}
    >
      <p className="small">{t.refundText}</p>
      <div className="fields">
        <AmountField cents={credit} />
        <TextField name="valueDate" label={t.valueDate} type="date" defaultValue={today()} max={today()} />
      </div>
      <ReasonField />
    </ActionDialog>
  )
}

export function WriteOffDialog(props: ActionProps) {
  const { api, inWords, t, amountUpTo, call } = useLedgerForm(props)
  const { writeOffLimit = 0 } = props.inquiry.balance
  return (
    <ActionDialog
      {...props}
      title={t.writeOff}
      submit={t.writeOff}
      rules={{ amount: amountUpTo(writeOffLimit), reason: [atMost(1000)] }}
      send={(values, key) => {
        const body = { amount: usd(values), ...reasonOf(values) }
        return api('POST /api/main/inquiry/{id}/ledger/write-off', { ...call, key, body }).catch(inWords)
      }}
    >
      <p className="small">{t.writeOffText}</p>
      <AmountField cents={writeOffLimit} />
      <ReasonField />
    </ActionDialog>
  )
}

export function MoveCreditDialog(props: ActionProps) {
  const { inquiry } = props
  const { api, inWords, t, amountUpTo, call } = useLedgerForm(props)
  const { credit } = inquiry.balance
  const { id, owner } = inquiry
  const query = { ownerId: owner.id, inquiryState: 'ALL', limit: 100 } as const
  const { data, hasFailed } = useCall('GET /api/main/inquiry', { query })
  const targets = hasFailed ? [] : data?.items.filter((one) => one.id !== id && one.outcome === null)
  return (
    <ActionDialog
      {...props}
      title={t.move}
      submit={t.move}
      rules={{ amount: amountUpTo(credit), toInquiryId: [required] }}
      send={(values, key) => {
        const body = { amount: usd(values), toInquiryId: values['toInquiryId'] ?? '' }
        return api('POST /api/main/inquiry/{id}/ledger/credit-move', { ...call, key, body }).catch(inWords)
      }}
    >
      <p className="small">{t.moveText}</p>
      <AmountField cents={credit} />
      <SelectField name="toInquiryId" label={t.target} {...(targets?.length === 0 && { hint: t.noTarget })}>
        <option value="">{targets ? t.choose : t.loading}</option>
        {targets?.map((one) => (
          <option key={one.id} value={one.id}>
            {[`N°\u00a0${one.reference}`, carName(cardOf(one.car))].filter(Boolean).join(' · ')}
          </option>
        ))}
      </SelectField>
    </ActionDialog>
  )
}

export function ReverseDialog({ entry, kind, ...props }: ActionProps & { entry: LedgerTransaction; kind: string }) {
  const { api, inWords, t, sum, call } = useLedgerForm(props)
  return (
    <ActionDialog
      {...props}
      title={t.reverseTitle}
      submit={t.reverse}
      isDanger
      rules={{ reason: [required, atMost(1000)] }}
      send={(values, key) =>
        api('POST /api/main/inquiry/{id}/ledger/{transactionId}/reversal', {
          params: { ...call.params, transactionId: entry.id },
          version: call.version,
          key,
          body: { reason: values['reason']?.trim() ?? '' },
        }).catch(inWords)
      }
    >
      <p>
        <b>{kind}</b> {sum(entry.cents, entry.currency)}
      </p>
      <p className="small">{t.reverseText}</p>
      <ReasonField />
    </ActionDialog>
  )
}
