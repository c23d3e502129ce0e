import type { Locale } from '@minato/contract/enumerations'
import type { Voyage } from '@minato/contract/voyages'
import { dayInWords, momentInJapan } from '@minato/domain/moments'
import type { Context } from '../../context.ts'
import type { CsvColumns } from '../../platform/http/csv.ts'
import { LOADING_WORDS, lockBookedInquiries } from '../inquiries/booking/service.ts'
import type { LoadedCar, LoadingList } from '../inquiries/booking/service.ts'
import { settingsOf } from '../settings/service.ts'
import { partiesOf } from '../users/people-lookup/service.ts'
import { vehicleIn } from '../vehicles/service.ts'
import { voyageIn } from './service.ts'

/** The cars that go on board of a voyage, for the forwarder. */

type LoadedRow = LoadedCar & { inquiryId: string; portId: string; portOfDischarge: string }
export const LOADING_COLUMNS = {
  inquiry: (row) => row.reference,
  carReference: (row) => row.carReference,
  car: (row) => row.car,
  chassis: (row) => row.chassis,
  cubicMeter: (row) => row.cubicMeter,
  netWeight: (row) => row.netWeight,
  grossWeight: (row) => row.grossWeight,
  buyer: (row) => row.buyer,
  portOfDischarge: (row) => row.portOfDischarge,
  billOfLading: (row) => row.billOfLading,
  containers: (row) => row.containers,
} satisfies CsvColumns<LoadedRow>

export const loadingList = (
  { db }: Context,
  tenant: string,
  id: string,
): Promise<{ name: string; voyage: Voyage; rows: LoadedRow[] }> =>
  db.write(tenant, async (tx) => {
    const voyage = await voyageIn(tx, id)
    const inquiries = await lockBookedInquiries(tx, id)
    const people = await partiesOf((statement) => tx.rows(statement), tenant, inquiries.map(({ state }) => state.ownerId)) // prettier-ignore
    const names = namesOf(voyage)
    const rows: LoadedRow[] = []
    for (const { id: inquiryId, state } of inquiries) {
      const car = await vehicleIn(tx, state.carId)
      const buyer = people.get(state.ownerId)
      rows.push({
        inquiryId,
        reference: state.reference,
        carReference: car.reference,
        car: [car.trim?.model.brand.name, car.trim?.model.name, car.grade].filter(Boolean).join(' '),
        chassis: car.specification?.chassis ?? null,
        cubicMeter: car.utils?.cubicMeter ?? null,
        netWeight: state.shipping?.netWeight ?? null,
        grossWeight: state.shipping?.grossWeight ?? null,
        buyer: `${buyer?.firstname ?? ''} ${buyer?.lastname ?? ''}`.trim(),
        portId: state.portId,
        portOfDischarge: names.get(state.portId) ?? state.quote.port?.name ?? '',
        billOfLading: state.shipping?.billOfLading ?? null,
        containers: state.shipping?.containers ?? null,
      })
    }
    return {
      name: `loading-list-${voyage.vessel}-${voyage.number}`,
      voyage,
      rows: rows.toSorted((a, b) => a.portOfDischarge.localeCompare(b.portOfDischarge)),
    }
  })

/** The names of the ports of call by id; the country is added where two have one name. */
const namesOf = ({ portCalls }: Voyage): Map<string, string> =>
  new Map(
    portCalls.map(({ portId, name, country }) => [
      portId,
      portCalls.some((other) => other.portId !== portId && other.name === name) ? `${name} (${country})` : name,
    ]),
  )

/** The cells of the list as a workbook, titles first. */
export function loadingSheet(rows: readonly LoadedRow[], locale: Locale): (string | number)[][] {
  const t = LOADING_WORDS[locale]
  const columns = Object.entries(LOADING_COLUMNS) as [
    keyof typeof LOADING_COLUMNS,
    (row: LoadedRow) => string | number | null,
  ][]
  return [columns.map(([column]) => t[column]), ...rows.map((row) => columns.map(([, valueOf]) => valueOf(row) ?? ''))]
}

/** The loading list for the PDF: ports in order of arrival. */
export async function loadingFacts(
  context: Context,
  tenant: string,
  id: string,
  locale: Locale,
): Promise<{ name: string; list: LoadingList }> {
  const { name, voyage, rows } = await loadingList(context, tenant, id)
  const { name: seller } = await settingsOf(context, tenant)
  const at = context.now().toISOString()
  const day = (date: string): string => dayInWords(date, locale)
  const arrivals = new Map(voyage.portCalls.map(({ portId, arrival }) => [portId, day(arrival)]))
  // Cars may have been delivered at a port where the ship no longer calls: after the others.
  const portIds = new Set([...arrivals.keys(), ...rows.map(({ portId }) => portId)])
  const ports = [...portIds].flatMap((portId) => {
    const cars = rows.filter((row) => row.portId === portId)
    return cars[0] ? [{ name: cars[0].portOfDischarge, arrival: arrivals.get(portId) ?? null, cars }] : []
  })
  const { carrier, loadingPort } = voyage
  return {
    name,
    list: {
      locale,
      seller,
      ship: `${voyage.vessel} ${voyage.number}`,
      carrier,
      loadingPort,
      cutOff: day(voyage.cutOff),
      departure: day(voyage.departure),
      at,
      made: momentInJapan(at, locale),
      ports,
    },
  }
}
