import type { BankLine } from '@minato/contract/bank-statements'
import { inDollars } from '@minato/domain/ledger'
import { centsInWords } from '@minato/domain/ledger-sentence'
import { useCallback, useState } from 'react'
import { ApiError } from '../../api/api.ts'
import { newKey } from '../../api/new-key.ts'
import { Confirm } from '../../forms/confirm.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { TextField } from '../../forms/field.tsx'
import { FormError } from '../../forms/form-errors.ts'
import { Form } from '../../forms/form.tsx'
import { NumberField } from '../../forms/office-fields.tsx'
import { atMost, required } from '../../forms/rules.ts'
import { money, numberOf, numeric } from '../../forms/parse-input.ts'
import { useShell } from '../../api/shell.ts'
import { ledgerFault } from '../../i18n/fr/ledger.ts'
import { carName, cardOf } from '../../storefront/vehicles/card-data.ts'
import { Finder } from '../inquiries/finder.tsx'
import { codeOf } from '../inquiries/inquiry-errors.ts'
import { useLedgerTexts } from '../inquiries/ledger/ledger-texts.ts'
import { useBankStatementsTexts } from './bank-statements-texts.ts'
import { recordAfterAsking } from './record-after-asking.ts'
import { asWritten, textsFor } from '../../i18n/texts.ts'

interface Props {
  line: BankLine
  /** Without it, the inquiry is searched for. */
  candidate?: BankLine['candidates'][number]
  onDone(line: BankLine): void
  onClose(): void
}

/** Records a line of a bank statement as a transfer, with what the bank took on the way and the exchange rate. */
export function RecordLineDialog({ line, candidate, onDone, onClose }: Props) {
  const { api, locale, messages } = useShell()
  const t = useBankStatementsTexts()
  const ledger = useLedgerTexts()
  const { cents, currency, sender, text } = line
  const isForeign = currency !== 'USD'
  const [rate, setRate] = useState('')
  const [question, setQuestion] = useState<{ answer(isAnotherPayment: boolean): void }>()
  const converted = isForeign ? inDollars(cents, numberOf(rate, 8, locale) || 0) : 0
  const missing = candidate?.reasons.find(({ kind }) => kind === 'NEAR_AMOUNT')?.cents
  const find = useCallback(
    async (queryText: string, signal: AbortSignal) =>
      (await api('GET /api/main/inquiry', { query: { queryText, inquiryState: 'ALL', limit: 6 }, signal })).items,
    [api],
  )
  const ask = () => new Promise<boolean>((resolve) => setQuestion({ answer: resolve }))
  const answer = (isAnotherPayment: boolean) => {
    question?.answer(isAnotherPayment)
    setQuestion(undefined)
  }
  /** The server's faults at their fields, in the reader's words. */
  const inWords = (error: unknown): never => {
    if (codeOf(error) === 'BANK_LINE_RECORDED') throw new FormError({}, [t.alreadyRecorded])
    const body = error instanceof ApiError ? (error.body ?? []) : []
    const words = (message: string) =>
      textsFor(locale, { en: asWritten, fr: ledgerFault }, 'ledgerFault')(message) ?? message
    if (body.length === 0) throw error
    const fields = new Set(['fees', 'rate', 'rateSource'])
    const shown = body.filter(({ path }) => fields.has(path)).map(({ path, message }) => [path, words(message)])
    const others = body.filter(({ path }) => !fields.has(path)).map(({ message }) => words(message))
    throw new FormError(Object.fromEntries(shown) as Record<string, string>, others)
  }
  return (
    <Dialog title={t.recordTitle} onClose={onClose} isForm footer="form">
      <div className="office">
        <Form
          isPart
          submit={t.submit}
          rules={{
            fees: money(locale, 0, cents / 100, 2),
            ...(isForeign && { rate: [required, numeric(0.000001, 1000, 8)], rateSource: [required, atMost(100)] }),
          }}
          send={async (values, key) => {
            const inquiryId = candidate?.inquiryId ?? values['inquiryId']
            if (!inquiryId) throw new FormError({ find: t.chooseFirst })
            const fees = numberOf(values['fees'] ?? '', 2) ?? 0
            const body = {
              inquiryId,
              ...(fees > 0 && { fees: Math.round(fees * 100) / 100 }),
              ...(isForeign && {
                rate: numberOf(values['rate'] ?? '', 8, locale) ?? 0,
                rateSource: values['rateSource']?.trim() ?? '',
              }),
            }
            const record = (isAnotherPayment: boolean) =>
              api('POST /api/main/bank-line/{id}/transfer', {
                params: { id: line.id },
                // Other content has another key.
                key: isAnotherPayment ? newKey() : key,
                body: { ...body, ...(isAnotherPayment && { isAnotherPayment }) },
              })
            onDone(await recordAfterAsking(record, ask).catch(inWords))
          }}
        >
          <p>
            <b>{centsInWords(cents, currency, locale)}</b> {sender ? t.from(sender) : t.noSender}
          </p>
          {text && <p className="small">{text}</p>}
          {candidate ? (
            <p>
              {[t.inquiry(candidate.reference), candidate.buyer, t.due(centsInWords(candidate.open, 'USD', locale))]
                .filter(Boolean)
                .join(' · ')}
            </p>
          ) : (
            <Finder name="find" label={t.find} choice="inquiryId" legend={t.found} nothing={t.noneFound} find={find}>
              {({ reference, owner, car }) =>
                [t.inquiry(reference), `${owner.firstname} ${owner.lastname}`.trim(), carName(cardOf(car))]
                  .filter(Boolean)
                  .join(' · ')
              }
            </Finder>
          )}
          <div className="fields">
            <NumberField
              name="fees"
              label={t.fee}
              hint={t.feeHint}
              decimals={2}
              unit={currency}
              defaultValue={missing ? messages.format.number(missing / 100) : ''}
            />
            {isForeign && (
              <>
                <NumberField
                  name="rate"
                  label={ledger.exchangeRate}
                  hint={ledger.exchangeRateHint(currency)}
                  decimals={8}
                  onInput={({ currentTarget }) => setRate(currentTarget.value)}
                />
                <TextField name="rateSource" label={ledger.rateSource} hint={ledger.rateSourceHint} />
              </>
            )}
          </div>
          <p className="small" role="status">
            {converted > 0 && ledger.inDollars(centsInWords(converted, 'USD', locale))}
          </p>
        </Form>
      </div>
      {question && (
        <Confirm
          title={t.anotherTitle}
          confirm={t.anotherSubmit}
          onConfirm={() => answer(true)}
          onClose={() => answer(false)}
        >
          <p>{t.anotherText(centsInWords(cents, currency, locale))}</p>
        </Confirm>
      )}
    </Dialog>
  )
}
