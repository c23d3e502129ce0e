import { useEffect, useRef, useState } from 'react'
import { carPath } from '../../i18n/addresses.ts'
import { localPath } from '../../i18n/locale.ts'
import { whenIdle } from '../../performance/deferred-features.tsx'
import { useMessages, useShell } from '../../layout/shell.ts'
import type { CardData } from '../vehicles/card-data.ts'
import type * as CalculatorModule from './calculator.tsx'
import type { CalculatorData } from './choice.ts'

/**
 * A page carries neither the code nor the lists of the calculator: they come when the reader is near it. Without script a
 * link leads to the same page with the calculator in it, as a plain form.
 */
let brought: typeof CalculatorModule | undefined
/** Called by the loader: the server writes the page in one go, and so does a browser that goes there by itself. */
export async function preloadCalculator(): Promise<typeof CalculatorModule> {
  return (brought ??= await import('./calculator.tsx'))
}

/** Calls when the place is in view and the device rests, or when it is touched or reached by keyboard. */
function whenNear(place: HTMLElement, come: () => void): () => void {
  const on = new AbortController()
  for (const one of ['pointerover', 'focusin'] as const) place.addEventListener(one, come, on)
  // The oldest phones have none, and wait for the touch.
  const eye =
    'IntersectionObserver' in window &&
    new IntersectionObserver(([entry]) => entry?.isIntersecting && whenIdle(() => on.signal.aborted || come()))
  if (eye) eye.observe(place)
  return () => {
    on.abort()
    if (eye) eye.disconnect()
  }
}

// One and the same each time: another one would be set, and empty the place.
const AS_IT_STANDS = { __html: '' }

/** `data` is null where nothing is chosen in the address. */
export function CalculatorBox({ card, data }: { card: CardData; data: CalculatorData | null }) {
  const { locale } = useShell()
  const { delivery: t } = useMessages()
  const place = useRef<HTMLDivElement>(null)
  const isThere = brought && (data !== null || !import.meta.env.SSR)
  const [alive, setAlive] = useState(isThere ? { Part: brought!.Calculator, data } : undefined)
  useEffect(() => {
    const { current } = place
    if (!current) return
    return whenNear(current, () => {
      preloadCalculator().then(
        ({ Calculator, chosenIn }) => setAlive({ Part: Calculator, data: data && chosenIn(current, data) }),
        // The link and the form still lead to the server.
        () => {},
      )
    })
  }, [data])
  if (alive)
    return (
      <div key="alive">
        <alive.Part card={card} data={alive.data} />
      </div>
    )
  // The server wrote the form, which is left as it stands.
  if (data) return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
  return (
    <div className="calc coming" ref={place}>
      <h2>{t.heading}</h2>
      <a href={`${localPath(carPath(card), locale)}?port=any`} data-document>
        {t.chooseCountry}
      </a>
    </div>
  )
}
