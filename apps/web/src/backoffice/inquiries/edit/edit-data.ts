import { choicesOf } from '../../../forms/countries.ts'
import type { Shell } from '../../../api/shell.ts'
import { chargesOf } from '../../../storefront/delivery/charges.ts'

/** An inquiry to edit, with the available ports and their charges. */
export async function loadEdit({ api, locale }: Shell, id: string, signal: AbortSignal) {
  const [inquiry, charges, countries] = await Promise.all([
    api('GET /api/main/inquiry/{id}', { params: { id }, signal }),
    chargesOf(api, locale),
    api('GET /api/map/country', { query: { locale }, signal }),
  ])
  return { inquiry, charges, countries: choicesOf(countries) }
}
export type EditData = Awaited<ReturnType<typeof loadEdit>>
