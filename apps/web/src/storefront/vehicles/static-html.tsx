import { lazy, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import type * as SheetsModule from './sheets.tsx'

/**
 * Static sheets of a car: the server-rendered HTML stays, so the browser loads neither code nor texts for it.
 * Client-side navigation renders them.
 */
type Sheets = typeof SheetsModule

let brought: Sheets | undefined
/** Called by the loader, because the server renders in one pass. */
export async function preloadSheets(): Promise<Sheets> {
  return (brought ??= await import('./sheets.tsx'))
}

export const Beside = staticHtml((sheets) => sheets.Beside)
export const Below = staticHtml((sheets) => sheets.Below)
export const SoldCarSummary = staticHtml((sheets) => sheets.SoldCarSummary)

const never = () => () => {}
// A constant: another object would be set again and clear the content.
const AS_IT_STANDS = { __html: '' }

/** Use the key of the shown record. */
function staticHtml<P extends object>(pick: (sheets: Sheets) => ComponentType<P>) {
  const Later = lazy(async () => ({ default: pick(await preloadSheets()) }))
  return function Still(props: P) {
    const isWritten = useSyncExternalStore(
      never,
      () => false,
      () => true,
    )
    const [isLeftAlone] = useState(isWritten && !import.meta.env.SSR)
    if (isLeftAlone) return <div className="still" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
    // Cached data skip their loader.
    const Part: ComponentType<P> = brought ? pick(brought) : Later
    return (
      <div className="still">
        <Part {...props} />
      </div>
    )
  }
}
