import type { BankLine, BankStatement } from '@minato/contract/bank-statements'
import { BANK_LINE_STATES, LEDGER_CURRENCIES } from '@minato/contract/inquiry-enumerations'
import { centsInWords } from '@minato/domain/ledger-sentence'
import { dayInWords } from '@minato/domain/moments'
import { useCallback, useEffect, useState } from 'react'
import { localPath } from '../../i18n/locale.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { TableFailed } from '../../table/table-states.tsx'
import { codeOf } from '../inquiries/inquiry-errors.ts'
import { useBankStatementsTexts } from './bank-statements-texts.ts'
import { RecordLineDialog } from './record-line-dialog.tsx'

type State = BankLine['state']
type Candidate = BankLine['candidates'][number]
const PAGE = 100

/** The payments of a statement by state: recorded, given to another inquiry, or ignored. */
export function BankLines({ statement, onChanged }: { statement: BankStatement; onChanged(): Promise<unknown> }) {
  const shell = useShell()
  const { api } = shell
  const t = useBankStatementsTexts()
  const { id, counts } = statement
  const [state, setState] = useState<State | undefined>(() => BANK_LINE_STATES.find((one) => counts[one] > 0))
  const [loaded, setLoaded] = useState<{ items: readonly BankLine[]; total: number }>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [recording, setRecording] = useState<{ line: BankLine; candidate?: Candidate }>()
  const pageOf = useCallback(
    (page: number) => {
      const query = { page, limit: PAGE, ...(state && { state }) }
      return api('GET /api/main/bank-statement/{id}/line', { params: { id }, query })
    },
    [api, id, state],
  )
  useEffect(() => {
    let isGone = false
    pageOf(0).then(
      (first) => isGone || setLoaded(first),
      () => isGone || setFailed(true),
    )
    return () => void (isGone = true)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- loads again after a failure
  }, [pageOf, attempt])
  const again = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  /** The line stays in view, in its new state. */
  const replace = (line: BankLine) => {
    setLoaded((now) => now && { ...now, items: now.items.map((one) => (one.id === line.id ? line : one)) })
    void onChanged()
  }
  const ignore = async (line: BankLine, isIgnored: boolean) => {
    try {
      replace(await api('PUT /api/main/bank-line/{id}/ignored', { params: { id: line.id }, body: { isIgnored } }))
    } catch (error) {
      if (codeOf(error) !== 'BANK_LINE_RECORDED') return shell.report(error)
      notify({ isError: true, title: t.alreadyRecorded, lines: [] })
      again()
    }
  }
  // Lines that have left this state no longer count among the pages of it.
  const left = loaded?.items.filter((one) => state === undefined || one.state === state).length ?? 0
  const more = async (): Promise<void> => {
    const next = await pageOf(Math.floor(left / PAGE)).catch(shell.report)
    if (!next || !loaded) return
    const known = new Set(loaded.items.map((one) => one.id))
    setLoaded({ ...next, items: [...loaded.items, ...next.items.filter((one) => !known.has(one.id))] })
  }
  return (
    <>
      <label className="bank-filter">
        {t.show}{' '}
        <select
          className="in"
          value={state ?? ''}
          onChange={({ target }) => {
            setLoaded(undefined)
            setState(BANK_LINE_STATES.find((one) => one === target.value))
          }}
        >
          <option value="">{t.all}</option>
          {BANK_LINE_STATES.map((one) => (
            <option key={one} value={one}>
              {t.stateCount(t.states[one], counts[one])}
            </option>
          ))}
        </select>
      </label>
      {hasFailed && <TableFailed onAgain={again} />}
      {loaded?.items.length === 0 && <p className="muted">{t.empty}</p>}
      <ul className="rules bank-lines">
        {loaded?.items.map((line) => (
          <Line
            key={line.id}
            line={line}
            onRecord={(candidate) => setRecording(candidate ? { line, candidate } : { line })}
            onIgnore={(isIgnored) => void ignore(line, isIgnored)}
          />
        ))}
      </ul>
      {loaded && left > 0 && loaded.items.length < loaded.total && (
        <button className="btn line" type="button" onClick={() => void more()}>
          {t.more}
        </button>
      )}
      {recording && (
        <RecordLineDialog
          {...recording}
          onClose={() => setRecording(undefined)}
          onDone={(line) => {
            setRecording(undefined)
            notify({
              isError: false,
              title: t.done,
              lines: [line.recordedOn ? t.inquiry(line.recordedOn.reference) : ''],
            })
            replace(line)
          }}
        />
      )}
    </>
  )
}

interface LineProps {
  line: BankLine
  onRecord(candidate?: Candidate): void
  onIgnore(isIgnored: boolean): void
}
function Line({ line, onRecord, onIgnore }: LineProps) {
  const { locale } = useShell()
  const t = useBankStatementsTexts()
  const { state, cents, currency, valueDate, sender, text, candidates, recordedOn } = line
  const inLedger = LEDGER_CURRENCIES.some((one) => one === currency)
  return (
    <li>
      <div>
        <p>
          <b>{centsInWords(cents, currency, locale)}</b> <span>{sender ? t.from(sender) : t.noSender}</span>{' '}
          <span className="muted">{dayInWords(valueDate, locale)}</span>
        </p>
        {text && <p className="small">{text}</p>}
        <p className="small muted">{recordedOn ? <RecordedOn {...recordedOn} /> : t.states[state]}</p>
        {!recordedOn && candidates.length > 0 && (
          <ul className="small bank-candidates">
            {candidates.map((one) => (
              <CandidateItem key={one.inquiryId} candidate={one} currency={currency} />
            ))}
          </ul>
        )}
        {!inLedger && <p className="small rule-warning">{t.notInLedger(currency)}</p>}
      </div>
      {!recordedOn && (
        <div className="row">
          {inLedger && state !== 'IGNORED' && (
            <>
              {candidates[0] && state !== 'RECORDED' && (
                <button className="btn go" type="button" onClick={() => onRecord(candidates[0])}>
                  {t.record(candidates[0].reference)}
                </button>
              )}
              <button className="btn line" type="button" onClick={() => onRecord()}>
                {t.other}
              </button>
            </>
          )}
          <button className="btn line" type="button" onClick={() => onIgnore(state !== 'IGNORED')}>
            {state === 'IGNORED' ? t.restore : t.ignore}
          </button>
        </div>
      )}
    </li>
  )
}

function RecordedOn({ id, reference }: { id: string; reference: string }) {
  const { locale } = useShell()
  return <a href={localPath(`/inquiries/${id}`, locale)}>{useBankStatementsTexts().recordedOn(reference)}</a>
}

/** An inquiry that the payment may be for, and why. */
function CandidateItem({ candidate, currency }: { candidate: Candidate; currency: string }) {
  const { locale } = useShell()
  const t = useBankStatementsTexts()
  const { inquiryId, reference, buyer, open, score, reasons } = candidate
  const words = reasons.map(({ kind, text, cents }) => {
    const what = kind === 'RECORDED' && text ? dayInWords(text, locale) : (text ?? '')
    return t.reasons[kind](what, cents === null ? '' : centsInWords(cents, currency, locale))
  })
  return (
    <li>
      <a href={localPath(`/inquiries/${inquiryId}`, locale)}>{t.inquiry(reference)}</a>{' '}
      {[buyer, t.due(centsInWords(open, 'USD', locale)), t.score(score)].filter(Boolean).join(' · ')}
      <span className="bank-reasons muted">{words.join(', ')}</span>
    </li>
  )
}
