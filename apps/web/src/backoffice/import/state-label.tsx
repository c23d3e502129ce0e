import type { ImportSummary } from '@minato/contract/vehicles-import'
import { useMessages } from '../../api/shell.ts'
import { isRunning } from './import-data.ts'
import { useImportTexts } from './import-texts.ts'
import { percentOf } from './use-import.ts'

/** The state of a file as a word. */
export function StateLabel({ one }: { one: ImportSummary }) {
  const { states } = useImportTexts()
  const tone =
    one.state === 'DONE'
      ? 'good'
      : one.state === 'FAILED'
        ? 'shut'
        : isRunning(one) || one.state === 'CANCELLED'
          ? 'turn'
          : ''
  const { format } = useMessages()
  const percent = percentOf(one)
  const isCounted = one.state === 'RUNNING' || one.state === 'CHECKING'
  return (
    <span className={`import-state ${tone}`}>
      {states[one.state]}
      {isCounted && `, ${format.percent(percent)}`}
    </span>
  )
}
