import type { BankStatement } from '@minato/contract/bank-statements'
import { LEDGER_CURRENCIES } from '@minato/contract/inquiry-enumerations'
import { centsInWords } from '@minato/domain/ledger-sentence'
import { dayInWords } from '@minato/domain/moments'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/api.ts'
import { newKey } from '../../api/new-key.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { bankFault } from '../../i18n/fr/bank-statements.ts'
import { TableFailed, TableLoading } from '../../table/table-states.tsx'
import { Part } from '../layout/office-page.tsx'
import { sendFile } from '../layout/send-file.ts'
import { BankLines } from './bank-lines.tsx'
import { useBankStatementsTexts } from './bank-statements-texts.ts'
import { FileInput } from '../../ui/file-input.tsx'
import '../../styles/import-rules.css'
import '../../styles/bank-statements.css'
import '../../styles/table.css'
import { asWritten, textsFor } from '../../i18n/texts.ts'

const toReview = ({ counts }: BankStatement): number => counts.MATCHED + counts.SUGGESTED + counts.NONE

/** Uploads bank statements and lists them; one at a time is reviewed (TRU-12). */
export function BankStatementsSection() {
  const t = useBankStatementsTexts()
  const { data, hasFailed, reload } = useCall('GET /api/main/bank-statement', { query: { limit: 100 } })
  const statements = data?.items
  const [openId, setOpenId] = useState<string>()
  const onUploaded = async (statement: BankStatement) => {
    const isKnown = statements?.some(({ id }) => id === statement.id)
    notify({ isError: false, title: isKnown ? t.knownBefore : t.uploaded, lines: [statement.fileName] })
    await reload()
    setOpenId(statement.id)
  }
  const open = statements?.find(({ id }) => id === openId)
  return (
    <Part id="bank-statements" title={t.title} note={t.note}>
      {open ? (
        <>
          <p>
            <button className="btn line" type="button" onClick={() => setOpenId(undefined)}>
              {t.back}
            </button>
          </p>
          <h3 className="bank-name">{open.fileName}</h3>
          <Figures statement={open} />
          <Warnings statement={open} />
          <BankLines key={open.id} statement={open} onChanged={reload} />
        </>
      ) : (
        <>
          <Upload onUploaded={onUploaded} />
          {hasFailed && <TableFailed onAgain={() => void reload()} />}
          {!statements && !hasFailed && <TableLoading columns={2} />}
          {statements?.length === 0 && <p className="muted">{t.none}</p>}
          {statements && statements.length > 0 && (
            <>
              <h3 className="bank-name">{t.past}</h3>
              <ul className="rules">
                {statements.map((one) => (
                  <li key={one.id}>
                    <div>
                      <p>
                        <b>{one.fileName}</b> <span className="muted">{t.left(toReview(one))}</span>
                      </p>
                      <Figures statement={one} />
                    </div>
                    <button
                      className="btn line"
                      type="button"
                      aria-label={t.openOne(one.fileName)}
                      onClick={() => setOpenId(one.id)}
                    >
                      {t.open}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Part>
  )
}

function Figures({ statement: { format, from, to, lines, known, outgoing } }: { statement: BankStatement }) {
  const { locale } = useShell()
  const t = useBankStatementsTexts()
  const day = (date: string) => dayInWords(date, locale)
  const facts = [
    format === 'CAMT' ? 'CAMT.053' : format,
    from && to && (from === to ? day(from) : t.period(day(from), day(to))),
    t.payments(lines),
    known > 0 && t.known(known),
    outgoing > 0 && t.outgoing(outgoing),
  ]
  return <p className="small muted">{facts.filter(Boolean).join(' · ')}</p>
}

function Warnings({ statement }: { statement: BankStatement }) {
  const { locale } = useShell()
  const t = useBankStatementsTexts()
  const { wrongBalances, hasBalances, problems, problemCount } = statement
  return (
    <>
      {wrongBalances.map(({ account, currency, opening, sum, closing }) => {
        const words = (cents: number) => centsInWords(cents, currency, locale)
        return (
          <p key={account + currency + opening} className="rule-warning" role="status">
            {t.wrongBalance(account, words(opening), words(sum), words(opening + sum), words(closing))}
          </p>
        )
      })}
      {wrongBalances.length === 0 && <p className="small">{hasBalances ? t.balancesAgree : t.noBalances}</p>}
      {problemCount > 0 && (
        <details className="small">
          <summary className="rule-warning">{t.problemsTitle(problemCount)}</summary>
          <ul>
            {problems.map(({ line, code, value }) => (
              <li key={`${line} ${code}`}>{t.problem(line, t.problems[code], value)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Upload({ onUploaded }: { onUploaded(statement: BankStatement): Promise<void> }) {
  const shell = useShell()
  const t = useBankStatementsTexts()
  const input = useRef<HTMLInputElement>(null)
  const [currency, setCurrency] = useState('USD')
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<string>()
  const send = async (file: File | undefined) => {
    if (!file) return
    setFault(undefined)
    setReading(true)
    const address = `/api/main/bank-statement?currency=${currency}`
    const { signal } = new AbortController()
    try {
      await onUploaded(
        await sendFile<BankStatement>(file, file.name, { shell, address, key: newKey(), onPercent: () => {}, signal }),
      )
    } catch (error) {
      const [first] = error instanceof ApiError ? (error.body ?? []) : []
      if (!first) shell.report(error)
      else
        setFault(textsFor(shell.locale, { en: asWritten, fr: bankFault }, 'bankFault')(first.message) ?? first.message)
    } finally {
      setReading(false)
    }
  }
  return (
    <div className="bank-upload" aria-busy={isReading}>
      <label className="small">
        {t.currency}
        <select className="in" value={currency} onChange={({ target }) => setCurrency(target.value)}>
          {LEDGER_CURRENCIES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <button className="btn go" type="button" disabled={isReading} onClick={() => input.current?.click()}>
        {t.choose}
      </button>
      <span className="small muted" role="status">
        {isReading ? t.reading : t.formats}
      </span>
      <FileInput
        ref={input}
        accept=".csv,.txt,.xlsx,.sta,.mt940,.940,.xml,text/csv,text/plain,text/xml,application/xml"
        aria-label={t.choose}
        onFiles={([file]) => void send(file)}
      />
      <p className="fault" role="alert">
        {fault}
      </p>
    </div>
  )
}
