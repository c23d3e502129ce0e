import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useShell } from '../../shell/shell.ts'
import { useDealTexts } from '../deal-texts.ts'
import { Mark } from '../marks.tsx'
import { dayText, useClock } from '../times.ts'

const CLASSES = { DONE: 'done', CURRENT: 'now', TO_COME: undefined }
const DAY_LENGTH = 10

/** The seven steps of a purchase (INQ-03): ticked, half way, or to come, each with its day. */
export function Progress({ inquiry: { progress, outcome } }: { inquiry: Inquiry }) {
  const { locale } = useShell()
  const t = useDealTexts()
  const clock = useClock(locale)
  return (
    <section aria-labelledby="progress">
      <h2 className="vh" id="progress">
        {t.progress}
      </h2>
      <ol className="progress">
        {progress.map(({ step, state, at }, index) => {
          const day = at && (at.length === DAY_LENGTH ? dayText(at, locale) : clock.date(at))
          return (
            <li key={step} className={CLASSES[state]} aria-current={state === 'CURRENT' ? 'step' : undefined}>
              <i aria-hidden="true">{state === 'DONE' ? <Mark name="check" /> : index + 1}</i>
              {t.steps[step]}
              <small>
                {day && (state === 'DONE' || step === 'NEGOTIATION' ? day : t.expected(day))}
                <span className="vh"> {t.stepStates[outcome && state === 'TO_COME' ? 'NOT_REACHED' : state]}</span>
              </small>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
