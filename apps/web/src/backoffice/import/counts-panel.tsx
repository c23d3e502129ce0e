import type { ImportReply } from '@minato/contract/vehicles-import'
import { useMessages } from '../../api/shell.ts'
import { Panel } from '../layout/office-page.tsx'
import { hasRun } from './import-data.ts'
import { useImportTexts } from './import-texts.ts'

const KEYS = ['rows', 'made', 'changed', 'unchanged', 'refused', 'partial'] as const

/** The expected results in numbers. */
export function CountsPanel({ one }: { one: ImportReply }) {
  const { format } = useMessages()
  const { counts: t } = useImportTexts()
  const { counts } = one
  if (!counts) return null
  return (
    <Panel id="counts" title={hasRun(one) ? t.done : t.title}>
      <dl className="import-counts">
        {KEYS.map((key) => (
          <div key={key} className={key === 'refused' && counts.refused > 0 ? 'bad' : undefined}>
            <dt>{t[key]}</dt>
            <dd>{format.number(counts[key])}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
