import type { Sailing } from '@minato/contract/voyages'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useShell } from '../../api/shell.ts'
import { sailings as english } from '../../messages/sailings-en.ts'
import { sailings as french } from '../../messages/sailings-fr.ts'
import { chargesOf } from '../delivery/charges.ts'
import { useRemembered } from '../delivery/destination.ts'
import { sailingsFor } from './sailings-data.ts'
import type { NextSailings } from './sailings-data.ts'

/** Where the sailings to the remembered port appear. */
const PLACE = 'sailings-to'

const useTexts = () => (useShell().locale === 'fr' ? french : english)

/** Each sailing with vessel, cut-off, departure and arrivals. */
export function SailingList({ sailings }: { sailings: readonly Sailing[] }) {
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

/** The next sailings below the car's data. `given` is rendered on the server; in the browser they are loaded. */
export function SailingsSheet({ given }: { given: NextSailings | undefined }) {
  const { api, locale } = useShell()
  const t = useTexts()
  const key = useRemembered()?.port
  const [loaded, setLoaded] = useState<NextSailings>()
  useEffect(() => {
    if (given) return
    let isGone = false
    const load = async () => {
      const charges = key ? await chargesOf(api, locale).catch(() => undefined) : undefined
      const next = await sailingsFor(api, charges, key)
      if (!isGone) setLoaded(next)
    }
    void load()
    return () => void (isGone = true)
  }, [api, locale, given, key])
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

/** The next sailings to the remembered port, in place of those to any port: beside the price they would move it. */
export function SailingsTo({ portId, port }: { portId: string; port: string }) {
  const { api } = useShell()
  const t = useTexts()
  const [loaded, setLoaded] = useState<{ portId: string; place: HTMLElement | null; sailings: readonly Sailing[] }>()
  useEffect(() => {
    let isGone = false
    api('GET /api/main/public/sailing', { query: { portId } }).then(
      (sailings) => isGone || setLoaded({ portId, place: document.getElementById(PLACE), sailings }),
      // Shows nothing without an answer.
      () => {},
    )
    return () => void (isGone = true)
  }, [api, portId])
  if (loaded?.portId !== portId || !loaded.sailings.length || !loaded.place) return null
  return createPortal(
    <>
      <h3>{t.to(port)}</h3>
      <SailingList sailings={loaded.sailings} />
    </>,
    loaded.place,
  )
}
