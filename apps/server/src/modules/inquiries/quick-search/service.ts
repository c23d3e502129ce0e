import type { SwitchItem } from '@minato/contract/switch'
import type { Context } from '../../../context.ts'
import { idsOfPeopleByName, partiesOf } from '../../users/people-lookup/service.ts'
import { carCardsOfInquiries } from '../../vehicles/service.ts'
import { inquiriesByReference } from './quick-search-store.ts'
import type { FoundRow } from './quick-search-store.ts'

/** Shorter texts would match every name. */
const NAME_SIGNS = 2

/** Inquiries by the prefix of their reference, 'N° 1001' or '1001', or by their buyer. */
export async function switchToInquiries(
  context: Context,
  tenant: string,
  text: string,
  limit: number,
): Promise<SwitchItem[]> {
  const { db } = context
  const searchText = text.trim()
  const numberPrefix = /^(?:n[°ºo]\.?)?\s*(\d{1,9})$/i.exec(searchText)?.[1] ?? null
  const ownerIds =
    numberPrefix === null && searchText.length >= NAME_SIGNS ? await idsOfPeopleByName(context, tenant, searchText) : []
  if (numberPrefix === null && !ownerIds.length) return []
  const rows = await db.read<FoundRow>(tenant, inquiriesByReference(tenant, numberPrefix, ownerIds, limit))
  if (!rows.length) return []
  const states = rows.map(({ state }) => state)
  const [parties, cars] = await Promise.all([
    partiesOf(
      (statement) => db.read(tenant, statement),
      tenant,
      states.map(({ ownerId }) => ownerId),
    ),
    carCardsOfInquiries(
      context,
      tenant,
      states.map(({ carId }) => carId),
    ),
  ])
  return rows.map(({ id, state }) => {
    const { firstname = '', lastname = '' } = parties.get(state.ownerId) ?? {}
    const car = cars.get(state.carId)
    const model = car?.trim?.model
    return {
      kind: 'inquiry' as const,
      id,
      label: `N° ${state.reference}`,
      detail: [
        `${firstname} ${lastname}`.trim(),
        model && `${model.brand.name} ${model.name}`,
        car && `REF ${car.reference}`,
      ]
        .filter(Boolean)
        .join(' · '),
      path: `/inquiries/${id}`,
    }
  })
}
