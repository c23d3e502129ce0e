import { useEffect, useRef, useState } from 'react'
import { carPath } from '../../i18n/addresses.ts'
import { localPath } from '../../i18n/locale.ts'
import { whenIdle } from '../../performance/when-idle.ts'
import { useMessages, useShell } from '../../api/shell.ts'
import type { CardData } from '../vehicles/card-data.ts'
import type * as CalculatorModule from './calculator.tsx'
import type { CalculatorData } from './choice.ts'

/**
 * The calculator is loaded when it comes into view. Without script a link opens the same page with the
 * calculator as a plain form.
 */
let brought: typeof CalculatorModule | undefined
/** Called by the loader, because the server renders in one pass. */
export async function preloadCalculator(): Promise<typeof CalculatorModule> {
  return (brought ??= await import('./calculator.tsx'))
}

/** Calls back when the element is in view and the device idle, or when it is touched or focused. */
function whenNear(place: HTMLElement, come: () => void): () => void {
  const on = new AbortController()
  for (const one of ['pointerover', 'focusin'] as const) place.addEventListener(one, come, on)
  // Old browsers wait for a touch.
  const eye =
    'IntersectionObserver' in window &&
    new IntersectionObserver(([entry]) => entry?.isIntersecting && whenIdle(() => on.signal.aborted || come()))
  if (eye) eye.observe(place)
  return () => {
    on.abort()
    if (eye) eye.disconnect()
  }
}

// A constant: another object would be set again and clear the content.
const AS_IT_STANDS = { __html: '' }

/** `data` is null without a choice in the address. */
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
        // Link and form still work.
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
  // The server-rendered form stays.
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
