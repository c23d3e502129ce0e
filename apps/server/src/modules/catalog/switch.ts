import type { SwitchItem } from '@minato/contract/switch'
import { fold } from '@minato/domain/search-text'
import type { Context } from '../../context.ts'
import { catalogueOf } from './catalogue.ts'

/** Makers and models whose name has the text in it, those that begin with it first. */
export async function switchToCatalogue(
  context: Context,
  tenant: string,
  text: string,
  limit: number,
): Promise<SwitchItem[]> {
  const { brands, models, brand } = await catalogueOf(context, tenant)
  const foldedText = fold(text)
  const bestMatches = <T extends { name: string }>(rows: readonly T[]): T[] =>
    rows
      .map((row) => ({ row, at: fold(row.name).indexOf(foldedText) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
      .slice(0, limit)
      .map(({ row }) => row)
  return [
    ...bestMatches(brands).map((row): SwitchItem => ({
      kind: 'brand',
      id: row.id,
      label: row.name,
      detail: '',
      path: `/brands/${row.id}`,
    })),
    ...bestMatches(models).map((row): SwitchItem => ({
      kind: 'model',
      id: row.id,
      label: row.name,
      detail: brand(row.brand_id)?.name ?? '',
      path: `/brands/${row.brand_id}/models/${row.id}`,
    })),
  ]
}
