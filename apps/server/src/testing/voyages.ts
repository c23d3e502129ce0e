import type { Voyage, VoyageFields } from '@minato/contract/voyages'
import { MAIN } from './inquiries.ts'
import type { Sides } from './inquiries.ts'

let count = 0
/** In two years, so that it is always in the future. */
export const YEAR = new Date().getUTCFullYear() + 2
/** A voyage to the port of the sides, in June of that year. */
export const voyageFields = ({ portId }: Pick<Sides, 'portId'>, more: Partial<VoyageFields> = {}): VoyageFields => ({
  vessel: 'Morning Calypso',
  number: `0${(count += 1)}W`,
  carrier: 'Example Line',
  loadingPort: 'Yokohama',
  cutOff: `${YEAR}-05-25`,
  departure: `${YEAR}-06-01`,
  portCalls: [{ portId, arrival: `${YEAR}-07-01` }],
  ...more,
})

export async function createVoyage(sides: Sides, more: Partial<VoyageFields> = {}): Promise<Voyage> {
  const { status, json } = await sides.manager.browser.send('POST', `${MAIN}/voyage`, voyageFields(sides, more))
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(json)}`)
  return json as Voyage
}
