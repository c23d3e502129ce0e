import listSheet from '../../styles/office-list.css?url'
import tableSheet from '../../styles/table.css?url'
import type { VehicleReply } from '@minato/contract/vehicles'
import type { Api } from '../../api/api.ts'
import { lazyWithPreload } from '../../performance/lazy-with-preload.tsx'
import type { OfficeLine } from './list-data.ts'

const { preload, Part } = lazyWithPreload<{ car: OfficeLine }>(
  async () => {
    const { CarBar } = await import('./car-bar.tsx')
    return CarBar
  },
  import.meta.env.SSR ? [listSheet, tableSheet] : [],
)
export const CarBarPart = Part

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A car of any status by reference or id.
 * @throws 404 if there is none
 */
export const officeCar = (api: Api, reference: string, signal: AbortSignal): Promise<VehicleReply> =>
  UUID.test(reference)
    ? api('GET /api/vehicle/car/{id}', { params: { id: reference }, query: { fieldsToExtractCode: 'CODE_3' }, signal })
    : api('GET /api/vehicle/car/reference/{reference}', {
        params: { reference },
        query: { fieldsToExtractCode: 'CODE_3' },
        signal,
      })

/** The managers' bar above a car's page. */
export async function preloadCarBar(car: VehicleReply): Promise<OfficeLine> {
  const [{ lineOf }] = await Promise.all([import('./list-data.ts'), preload()])
  return lineOf(car)
}
