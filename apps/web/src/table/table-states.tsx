import { useEffect, useState } from 'react'
import { useOfficeTexts } from '../i18n/office-texts.ts'

const LONG_MS = 10_000
const LINES = 8

/** A placeholder for loading rows; a message after ten seconds. */
export function TableLoading({ columns }: { columns: number }) {
  const { table: t } = useOfficeTexts()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLong, LONG_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="table-shape" role="status">
      <span className={isLong ? undefined : 'vh'}>{isLong ? t.longer : t.loading}</span>
      {Array.from({ length: LINES }, (_, line) => (
        <div key={line} aria-hidden="true">
          {Array.from({ length: Math.min(columns, 6) }, (__, cell) => (
            <i key={cell} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** A list that failed to load. */
export function TableFailed({ onAgain }: { onAgain(): void }) {
  const { table: t } = useOfficeTexts()
  return (
    <div className="empty table-empty" role="alert">
      <p>{t.failed}</p>
      <button className="btn ink" type="button" onClick={onAgain}>
        {t.again}
      </button>
    </div>
  )
}

/** Shows the whole list again where the search finds nothing. */
export function ClearSearch({ onClear }: { onClear(): void }) {
  const { table: t } = useOfficeTexts()
  return (
    <button className="btn line" type="button" onClick={onClear}>
      {t.clearAll}
    </button>
  )
}
