import { lazy, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import type * as SheetsModule from './sheets.tsx'

/**
 * The sheets of a car, which nothing can be pressed in: what the server wrote stands, and a browser that was given the page
 * neither loads the code and the texts of them nor goes through them. Only one that goes to the page by itself does.
 */
type Sheets = typeof SheetsModule

let brought: Sheets | undefined
/** Called by the loader: the server writes the page in one go, and waits for nothing while it does. */
export async function preloadSheets(): Promise<Sheets> {
  return (brought ??= await import('./sheets.tsx'))
}

export const Beside = staticHtml((sheets) => sheets.Beside)
export const Below = staticHtml((sheets) => sheets.Below)
export const SoldFacts = staticHtml((sheets) => sheets.SoldFacts)

const never = () => () => {}
// One and the same each time: another one would be set, and empty the place.
const AS_IT_STANDS = { __html: '' }

/** Give it the key of what it shows. */
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
    // Data that the browser kept come without their loader.
    const Part: ComponentType<P> = brought ? pick(brought) : Later
    return (
      <div className="still">
        <Part {...props} />
      </div>
    )
  }
}
