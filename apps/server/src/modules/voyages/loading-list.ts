import type { Context } from '../../context.ts'
import type { CsvColumns } from '../../platform/http/csv.ts'
import { lockBookedDeals } from '../inquiries/booking/service.ts'
import { partiesOf } from '../users/parties/service.ts'
import { vehicleIn } from '../vehicles/service.ts'
import { voyageIn } from './service.ts'

/** The cars that go on board of a voyage, for the forwarder. */

interface Loaded {
  reference: string
  carReference: string
  car: string
  chassis: string | null
  cubicMeter: number | null
  netWeight: number | null
  grossWeight: number | null
  buyer: string
  portOfDischarge: string
  billOfLading: string | null
  containers: string | null
}
export const LOADING_COLUMNS: CsvColumns<Loaded> = {
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
}

export const loadingList = ({ db }: Context, tenant: string, id: string): Promise<{ name: string; rows: Loaded[] }> =>
  db.write(tenant, async (tx) => {
    const { vessel, number } = await voyageIn(tx, id)
    const deals = await lockBookedDeals(tx, id)
    const people = await partiesOf((statement) => tx.rows(statement), tenant, deals.map(({ state }) => state.ownerId)) // prettier-ignore
    const rows: Loaded[] = []
    for (const { state } of deals) {
      const car = await vehicleIn(tx, state.carId)
      const buyer = people.get(state.ownerId)
      rows.push({
        reference: state.reference,
        carReference: car.reference,
        car: [car.trim?.model.brand.name, car.trim?.model.name, car.grade].filter(Boolean).join(' '),
        chassis: car.specification?.chassis ?? null,
        cubicMeter: car.utils?.cubicMeter ?? null,
        netWeight: state.shipping?.netWeight ?? null,
        grossWeight: state.shipping?.grossWeight ?? null,
        buyer: `${buyer?.firstname ?? ''} ${buyer?.lastname ?? ''}`.trim(),
        portOfDischarge: state.quote.port?.name ?? '',
        billOfLading: state.shipping?.billOfLading ?? null,
        containers: state.shipping?.containers ?? null,
      })
    }
    return {
      name: `loading-list-${vessel}-${number}.csv`,
      rows: rows.toSorted((a, b) => a.portOfDischarge.localeCompare(b.portOfDischarge)),
    }
  })
