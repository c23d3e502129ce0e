import type { ReactNode } from 'react'
import { useOfficeTexts } from '../i18n/office-texts.ts'
import { Icon } from '../ui/icons.tsx'
import type { Selection } from './selection.ts'

/** Actions on the selected rows; above the head, and sticky while rows are selected. */
export function SelectionBar({
  selection,
  total,
  most,
  children,
}: {
  selection: Selection
  total: number
  /** Maximum number of rows to select at once. Without it rows are selected one by one. */
  most?: number
  children: ReactNode
}) {
  const { table: t } = useOfficeTexts()
  const { count, isAll } = selection
  if (count === 0) return null
  return (
    <div className="selection-bar" role="region" aria-label={t.selected(count)}>
      <b aria-live="polite">{isAll ? t.allSelected(count) : t.selected(count)}</b>
      {!isAll &&
        most !== undefined &&
        count < total &&
        (total > most ? (
          <span>{t.tooMany(most)}</span>
        ) : (
          <button className="link" type="button" onClick={selection.selectAll}>
            {t.allOf(total)}
          </button>
        ))}
      <div className="selection-actions">{children}</div>
      <button className="btn end" type="button" aria-label={t.unselect} onClick={selection.clear}>
        <Icon name="close" small />
      </button>
    </div>
  )
}
