import { slugOf } from '@minato/contract/addresses'
import type { VehicleStatus } from '@minato/contract/enumerations'
import type { ReactNode } from 'react'
import { useAddresses } from '../../i18n/addresses.ts'
import { phoneAddress } from '../../api/company.ts'
import { useMessages, useShell } from '../../api/shell.ts'
import { Cards } from './card.tsx'
import type { CardData } from './card-data.ts'
import '../../styles/vehicle.css'
import '../../styles/gallery.css'
import '../../styles/sheets.css'

export function Crumbs({ brand, model, children }: { brand: string; model: string; children: ReactNode }) {
  const t = useMessages()
  const to = useAddresses()
  return (
    <nav aria-label={t.car.crumbs}>
      <ol className="crumbs">
        <li>
          <a href={to.home}>{t.shop}</a>
        </li>
        <li>
          <a href={to.search({ brand: [slugOf(brand)] })}>{brand}</a>
        </li>
        <li>
          <a href={to.search({ brand: [slugOf(brand)], model: [slugOf(model)] })}>{model}</a>
        </li>
        <li>{children}</li>
      </ol>
    </nav>
  )
}

export function Similar({ cars }: { cars: CardData[] }) {
  const t = useMessages()
  if (!cars.length) return null
  return (
    <section className="sec similar" aria-labelledby="similar">
      <div className="sec-head">
        <h2 id="similar">{t.car.similar}</h2>
      </div>
      <Cards cars={cars} className="ten" />
    </section>
  )
}

interface Title {
  name: string
  grade?: string | null
  reference: string
  status: VehicleStatus
  /** Date of the status. */
  children: ReactNode
}

/** Name, reference and status. */
export function CarTitle({ name, grade, reference, status, children }: Title) {
  const { car: t, names } = useMessages()
  return (
    <div className="veh-title">
      <h1>
        {name} {grade && <span>{grade}</span>}
      </h1>
      <p className="row">
        <span className="ref">{t.ref(reference)}</span>
        <span className={`chip ${status.toLowerCase()}`}>
          <i />
          {names.status[status]}
        </span>
        {children && <span className="small muted">{children}</span>}
      </p>
    </div>
  )
}

/** The phone: a button on touch devices, otherwise text. */
export function CallUs() {
  const { company, messages } = useShell()
  const { phone } = company
  if (!phone) return null
  const words = messages.car.callUs(phone)
  return (
    <>
      <a className="btn line full on-touch" href={phoneAddress(phone)}>
        {words}
      </a>
      <p className="on-mouse small">{words}</p>
    </>
  )
}
