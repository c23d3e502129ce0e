import { useState } from 'react'
import type { Port } from '@minato/contract/ports'
import type { ScheduledVoyage, ScheduleProblem, VoyageSchedule } from '@minato/contract/voyage-schedules'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { Part } from '../layout/office-page.tsx'
import { MovedLines } from './change-dialog.tsx'
import { useScheduleTexts, useVoyagesTexts } from './voyages-texts.ts'
import '../../styles/import-rules.css'

/** What an import changes. */
export const toApply = ({ voyages }: Pick<VoyageSchedule, 'voyages'>): ScheduledVoyage[] =>
  voyages.filter(({ state }) => state !== 'SAME')
const riskOf = ({ inquiries }: ScheduledVoyage): number => inquiries.filter(({ isAtRisk }) => isAtRisk).length

interface Preview {
  file: File
  schedule: VoyageSchedule
  /** Voyages or bookings have changed since the last preview. */
  isAgain: boolean
  cutOffDays: number | undefined
}
export interface ShownPreview extends Preview {
  /** Names of the new voyages without a cut-off in the file. */
  withoutCutOff: readonly string[]
}
/** With days set, the server reports no missing cut-off: the names are kept, so that the days can be corrected. */
export function nextPreview(before: ShownPreview | undefined, next: Preview): ShownPreview {
  const missing = next.schedule.problems.flatMap(({ code, value }) => (code === 'NO_CUT_OFF' ? [value] : []))
  const isSame = before?.file === next.file && next.cutOffDays !== undefined
  return { ...next, withoutCutOff: isSame ? before.withoutCutOff : missing }
}
/** A failed request for the same file keeps its preview. */
export const previewAfterError = (before: ShownPreview | undefined, file: File): ShownPreview | undefined =>
  before?.file === file ? before : undefined

/** Problems whose value is a date parsed by the server; others quote the file. */
const DAYS: ReadonlySet<string> = new Set<ScheduleProblem['code']>([
  'FAR_DATE',
  'CONTRADICTION',
  'ARRIVAL_BEFORE_DEPARTURE',
  'CUT_OFF_AFTER_DEPARTURE',
])

/** How the file was read, and what is wrong with it, by line and column. */
export function ScheduleProblems({ schedule }: { schedule: VoyageSchedule }) {
  const t = useScheduleTexts()
  const { format } = useShell().messages
  const inWords = (value: string): string => value.replace(/\d{4}-\d{2}-\d{2}/, (day) => format.date(day))
  const { columns, ignored, problems, problemCount, leftOut, leftOutNames } = schedule
  return (
    <>
      <details className="small schedule-columns">
        <summary>{t.columns}</summary>
        <ul>
          {columns.map(({ title, meaning, port }) => (
            <li key={title + meaning}>{t.column(title, port ? t.callAt(port) : t.meanings[meaning])}</li>
          ))}
        </ul>
        {ignored.length > 0 && <p>{t.ignored(ignored.join(', '))}</p>}
      </details>
      {problemCount > 0 && (
        <Part id="problems" title={t.problemsTitle(problemCount)}>
          {leftOut > 0 && <p className="rule-warning">{t.leftOut(leftOut, leftOutNames.join(', '))}</p>}
          <ul className="schedule-problems">
            {problems.map(({ line, column, code, value, isLeftOut }) => (
              <li key={`${line} ${column} ${code} ${value}`} className={isLeftOut ? 'rule-warning' : undefined}>
                {t.problem(t.place(line, column), t.problems[code], DAYS.has(code) ? inWords(value) : value)}
              </li>
            ))}
          </ul>
          {problemCount > problems.length && <p className="muted">{t.more(problemCount - problems.length)}</p>}
        </Part>
      )}
    </>
  )
}

const NAMES_SHOWN = 5

interface CutOffProps {
  /** Names of the new voyages without a cut-off in the file. */
  voyages: readonly string[]
  isBusy: boolean
  onSet(days: number): void
}
/** Asks for the cut-off of new voyages without one in the file. */
export function CutOffDays({ voyages, isBusy, onSet }: CutOffProps) {
  const { noCutOff: t, more } = useScheduleTexts()
  const others = voyages.length - NAMES_SHOWN
  const names = voyages.slice(0, NAMES_SHOWN).join(', ') + (others > 0 ? ` ${more(others)}` : '')
  const [days, setDays] = useState('3')
  return (
    <Part id="cut-off" title={t.title} note={t.text(names)}>
      <form
        className="schedule-cut-off"
        onSubmit={(event) => {
          event.preventDefault()
          onSet(Number(days))
        }}
      >
        <label className="field">
          <span>{t.days}</span>
          <input
            className="in"
            type="number"
            min={0}
            max={60}
            required
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
        </label>
        <button className="btn ink" disabled={isBusy}>
          {t.submit}
        </button>
      </form>
    </Part>
  )
}

interface Props {
  schedule: VoyageSchedule
  ports: readonly Port[]
  isAgain: boolean
  isBusy: boolean
  onApply(): void
}

/** New and changed voyages with the inquiries that move, those at risk first. */
export function ScheduleChanges({ schedule, ports, isAgain, isBusy, onApply }: Props) {
  const t = useScheduleTexts()
  const { voyages } = schedule
  const changes = toApply(schedule).toSorted((a, b) => riskOf(b) - riskOf(a) || b.inquiries.length - a.inquiries.length)
  const count = (state: ScheduledVoyage['state']) => voyages.filter((one) => one.state === state).length
  const moved = changes.reduce((sum, { inquiries }) => sum + inquiries.length, 0)
  const atRisk = changes.reduce((sum, one) => sum + riskOf(one), 0)
  return (
    <Part id="result" title={t.result} note={t.counts(count('NEW'), count('CHANGED'), count('SAME'))}>
      {isAgain && (
        <p className="notice" role="alert">
          {t.again}
        </p>
      )}
      {changes.length === 0 && <p>{voyages.length ? t.nothing : t.noneRead}</p>}
      {moved > 0 && (
        <p className={atRisk ? 'rule-warning' : undefined}>
          {[t.moves(moved), atRisk && t.atRisk(atRisk)].filter(Boolean).join(' ')}
        </p>
      )}
      {changes.length > 0 && (
        <p>
          <button className="btn go" type="button" disabled={isBusy} onClick={onApply}>
            {t.apply(changes.length)}
          </button>
        </p>
      )}
      <ul className="rules">
        {changes.map((one) => (
          <li key={`${one.voyage.vessel} ${one.voyage.number}`}>
            <VoyageLines scheduled={one} ports={ports} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function VoyageLines({ scheduled, ports }: { scheduled: ScheduledVoyage; ports: readonly Port[] }) {
  const { locale } = useShell()
  const t = useScheduleTexts()
  const { nameOf } = useVoyagesTexts()
  const { state, id, before, voyage, inquiries } = scheduled
  const name = nameOf(voyage.vessel, voyage.number)
  const portName = (portId: string) => ports.find((one) => one.id === portId)?.name ?? portId
  const arrivalBefore = (portId: string) => before?.portCalls.find((one) => one.portId === portId)?.arrival ?? null
  return (
    <div>
      <p>
        <b>{id ? <a href={localPath(`/voyages/${id}`, locale)}>{name}</a> : name}</b>{' '}
        <span className="muted">
          {[t.states[state], voyage.carrier, t.loadingPort(voyage.loadingPort)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <p>
        {[
          t.cutOff(before?.cutOff ?? null, voyage.cutOff),
          t.departure(before?.departure ?? null, voyage.departure),
          ...voyage.portCalls.map(({ portId, arrival }) => t.arrival(portName(portId), arrivalBefore(portId), arrival)),
        ].join(' · ')}
      </p>
      {inquiries.length > 0 && (
        <ul className="rules">
          {inquiries.map((moved) => (
            <li key={moved.id}>
              <MovedLines moved={moved} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
