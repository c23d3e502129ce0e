import type { Values } from '../../forms/rules.ts'
import type { MadeCar } from './create-car.ts'
import type { CatalogChoice } from './form-values.ts'
import { EMPTY, isOtherThan, withCar, withPurchase } from './use-car-form.ts'
import type { Draft } from './use-car-form.ts'

/**
 * After a lost answer: the values that the created car lacks, as the draft of its page, with a message.
 * Undefined if nothing is missing.
 */
export function missingValues(
  values: Values,
  place: CatalogChoice,
  car: MadeCar['car'],
  { bought, isOlder }: NonNullable<MadeCar['behind']>,
): { draft: Draft; waits: 'changesWait' | 'costWaits' } | undefined {
  const base = withPurchase(withCar(EMPTY, car), bought)
  // The price has its own form there.
  const typed = { ...values, price: '' }
  if (!isOtherThan(typed, base.values)) return undefined
  return { draft: { values: typed, place, images: [], base }, waits: isOlder ? 'changesWait' : 'costWaits' }
}
