import type { ImportReply } from '@minato/contract/vehicles-import'
import { hasRun } from './import-data.ts'
import { useImportTexts } from './import-texts.ts'

const STEPS = ['file', 'columns', 'check', 'run'] as const

/** The current step of the file. */
export function Steps({ one }: { one: ImportReply }) {
  const t = useImportTexts()
  const isChecked = one.counts !== null || hasRun(one)
  const at = hasRun(one) || (isChecked && !one.isBlocked) ? 3 : isChecked || one.state === 'CHECKING' ? 2 : 1
  const isEnded = hasRun(one) && one.state !== 'RUNNING'
  return (
    <ol className="import-steps" aria-label={t.steps}>
      {STEPS.map((step, index) => {
        const isDone = index < at || isEnded
        return (
          <li
            key={step}
            className={isDone ? 'done' : undefined}
            aria-current={index === at && !isEnded ? 'step' : undefined}
          >
            <span aria-hidden="true">{isDone ? <Tick /> : index + 1}</span>
            {t.step[step]}
          </li>
        )
      })}
    </ol>
  )
}

const Tick = () => (
  <svg className="ico s" viewBox="0 0 24 24">
    <path d="M4 12.5 10 18 20 6" />
  </svg>
)
