import { useNavigate } from '@tanstack/react-router'
import type { VoyageSchedule } from '@minato/contract/voyage-schedules'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/api.ts'
import { newKey } from '../../api/new-key.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { formErrorsOf } from '../../forms/form-errors.ts'
import { useFormTexts } from '../../forms/form-texts.ts'
import { scheduleFault } from '../../i18n/fr/voyage-schedule.ts'
import { Icon } from '../../ui/icons.tsx'
import { useDroppedFiles } from '../vehicle-form/pictures/use-dropped-files.ts'
import { OfficePage, Part } from '../layout/office-page.tsx'
import { sendFile } from '../layout/send-file.ts'
import {
  CutOffDays,
  nextPreview,
  previewAfterError,
  ScheduleChanges,
  ScheduleProblems,
  toApply,
} from './schedule-preview.tsx'
import type { ShownPreview } from './schedule-preview.tsx'
import type { PortsData } from './voyages-data.ts'
import { useScheduleTexts, useVoyagesTexts } from './voyages-texts.ts'
import { FileInput } from '../../ui/file-input.tsx'
import '../../styles/import.css'
import '../../styles/people.css'
import '../../styles/voyages.css'
import { textsFor } from '../../i18n/texts.ts'

/** A carrier's schedule: chosen, shown with its problems and consequences, then applied in one action (TRU-10). */
export function SchedulePage({ data: { ports } }: { data: PortsData }) {
  const shell = useShell()
  const t = useScheduleTexts()
  const { title } = useVoyagesTexts()
  const forms = useFormTexts()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<readonly string[]>([])
  const [read, setRead] = useState<ShownPreview>()
  const key = useRef('')
  const show = async (file: File, isAgain = false, cutOffDays?: number): Promise<void> => {
    const address = `/api/main/voyage-schedule/preview${cutOffDays === undefined ? '' : `?cutOffDays=${cutOffDays}`}`
    const { signal } = new AbortController()
    setFaults([])
    setBusy(true)
    try {
      const sending = { shell, address, key: newKey(), onPercent: () => {}, signal }
      const schedule = await sendFile<VoyageSchedule>(file, file.name, sending)
      key.current = newKey()
      setRead((before) => nextPreview(before, { file, schedule, isAgain, cutOffDays }))
    } catch (error) {
      const [first] = error instanceof ApiError ? (error.body ?? []) : []
      const words =
        first && textsFor(shell.locale, { en: undefined, fr: scheduleFault }, 'scheduleFault')?.(first.message)
      setRead((before) => previewAfterError(before, file))
      setFaults(words ? [words] : formErrorsOf(error, [], forms, shell.messages).lines)
    } finally {
      setBusy(false)
    }
  }
  const take = (files: readonly File[]): void => {
    const [file] = files
    if (!file || isBusy) return
    if (files.length > 1) return setFaults([t.one])
    void show(file)
  }
  useDroppedFiles(take, setOver)
  const apply = async ({ file, schedule, cutOffDays }: ShownPreview): Promise<void> => {
    setBusy(true)
    try {
      const voyages = toApply(schedule).map(({ voyage, version, shown }) => ({ voyage, version, shown }))
      const done = await shell.api('POST /api/main/voyage-schedule', { body: { voyages }, key: key.current })
      notify({ isError: false, title: t.applied(done.created, done.changed), lines: [] })
      await navigate({ to: '/voyages' })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return await show(file, true, cutOffDays)
      shell.report(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <OfficePage title={t.title} crumbs={[{ text: title, path: '/voyages' }]}>
      <Part id="file" title={t.file}>
        <div className={isOver ? 'import-drop over' : 'import-drop'} aria-busy={isBusy}>
          <p>
            <b>{read ? read.file.name : t.drop}</b>
          </p>
          <button
            className={read ? 'btn line' : 'btn go'}
            type="button"
            disabled={isBusy}
            onClick={() => input.current?.click()}
          >
            {read ? t.otherFile : t.choose}
          </button>
          <p className="hint" role="status">
            {isBusy ? t.reading : `${t.formats} ${t.layouts}`}
          </p>
          <FileInput
            ref={input}
            accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
            aria-label={t.choose}
            onFiles={take}
          />
        </div>
        <div role="alert">
          {faults.map((fault) => (
            <p key={fault} className="fault">
              <Icon name="warning" small />
              {fault}
            </p>
          ))}
        </div>
      </Part>
      {read && (
        <>
          {read.withoutCutOff.length > 0 && (
            <CutOffDays
              voyages={read.withoutCutOff}
              isBusy={isBusy}
              onSet={(days) => void show(read.file, false, days)}
            />
          )}
          <ScheduleProblems schedule={read.schedule} />
          <ScheduleChanges
            schedule={read.schedule}
            ports={ports}
            isAgain={read.isAgain}
            isBusy={isBusy}
            onApply={() => void apply(read)}
          />
        </>
      )}
    </OfficePage>
  )
}
