import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useShell } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { Mark } from '../inquiry-icons.tsx'

const CLASSES = { DONE: 'done', CURRENT: 'now', TO_COME: undefined }

/** The seven steps of a purchase (INQ-03): done, in progress or to come, each with its date. */
export function Progress({ inquiry: { progress, outcome, deliveredAt } }: { inquiry: Inquiry }) {
  const { date } = useShell().messages.format
  const t = useInquiryTexts()
  return (
    <section aria-labelledby="progress">
      <h2 className="vh" id="progress">
        {t.progress}
      </h2>
      <ol className="progress">
        {progress.map(({ step, state, at }, index) => {
          const day = at && date(at)
          // The week before the arrival is a step of its own, with a future date.
          const isExpected = step === 'ARRIVING' ? !deliveredAt : state !== 'DONE' && step !== 'NEGOTIATION'
          return (
            <li key={step} className={CLASSES[state]} aria-current={state === 'CURRENT' ? 'step' : undefined}>
              <i aria-hidden="true">{state === 'DONE' ? <Mark name="check" /> : index + 1}</i>
              {t.steps[step]}
              <small>
                {day && (isExpected ? t.expected(day) : day)}
                <span className="vh"> {t.stepStates[outcome && state === 'TO_COME' ? 'NOT_REACHED' : state]}</span>
              </small>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
