import type { Sailing } from '@minato/contract/voyages'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useShell } from '../../api/shell.ts'
import { sailings as english } from '../../i18n/en/sailings.ts'
import { sailings as french } from '../../i18n/fr/sailings.ts'
import { chargesOf } from '../delivery/charges.ts'
import { useRemembered } from '../delivery/destination.ts'
import { sailingsFor } from './sailings-data.ts'
import type { NextSailings } from './sailings-data.ts'
import { textsFor } from '../../i18n/texts.ts'

/** Where the sailings to the remembered port appear. */
const PLACE = 'sailings-to'

const useTexts = () => textsFor(useShell().locale, { en: english, fr: french }, 'sailings')

/** Each sailing with vessel, cut-off, departure and arrivals. */
function SailingList({ sailings }: { sailings: readonly Sailing[] }) {
  const t = useTexts()
  return (
    <ul>
      {sailings.map(({ vessel, number, cutOff, departure, loadingPort, portCalls }) => (
        <li key={`${vessel} ${number}`}>
          <b>{t.ship(vessel, number)}</b>{' '}
          {[
            t.cutOff(cutOff),
            t.departs(loadingPort, departure),
            ...portCalls.map(({ name, arrival }) => t.arrives(name, arrival)),
          ].join(', ')}
        </li>
      ))}
    </ul>
  )
}

/** The next sailings, loaded in the browser; undefined before that and without `isNeeded`. */
function useSailings(inAddress: string | undefined, remembered: string | undefined, isNeeded: boolean) {
  const { api, locale } = useShell()
  const [loaded, setLoaded] = useState<NextSailings>()
  useEffect(() => {
    if (!isNeeded) return
    let isGone = false
    const load = async () => {
      const charges = inAddress || remembered ? await chargesOf(api, locale).catch(() => undefined) : undefined
      const next = await sailingsFor(api, charges, inAddress, remembered)
      if (!isGone) setLoaded(next)
    }
    void load()
    return () => void (isGone = true)
  }, [api, locale, inAddress, remembered, isNeeded])
  return loaded
}

/** The next sailings below the car's data. `given` is rendered on the server; in the browser they are loaded. */
export function SailingsSheet({
  given,
  port: inAddress,
}: {
  given: NextSailings | undefined
  port?: string | undefined
}) {
  const t = useTexts()
  const loaded = useSailings(inAddress, useRemembered()?.port, !given)
  const { port, sailings } = given ?? loaded ?? { port: null, sailings: [] }
  if (!sailings.length) return null
  return (
    <section className="sec" aria-labelledby="sailings">
      <div className="sec-head">
        <h2 id="sailings">{port ? t.titleTo(port) : t.title}</h2>
      </div>
      {port === null && <div id={PLACE} />}
      <SailingList sailings={sailings} />
    </section>
  )
}

/**
 * The next sailings to the remembered port, above those to any port that the server has rendered: beside the price they would
 * move it.
 */
export function SailingsTo({ port: remembered }: { port: string }) {
  const t = useTexts()
  const { port, sailings } = useSailings(undefined, remembered, true) ?? { port: null, sailings: [] }
  const place = port !== null && sailings.length > 0 ? document.getElementById(PLACE) : null
  if (!place || port === null) return null
  return createPortal(
    <>
      <h3>{t.to(port)}</h3>
      <SailingList sailings={sailings} />
    </>,
    place,
  )
}
