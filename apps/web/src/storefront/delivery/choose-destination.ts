import type { AllCharges } from '@minato/contract/quotes'
import type { Shell } from '../../api/shell.ts'
import { destinationOf } from './charges.ts'
import { setDestination } from './destination.ts'
import type { Place } from './port-fields.tsx'

/** Remembers a complete choice of country and port, here and in the customer's account. */
export function chooseDestination(shell: Shell, charges: AllCharges, { country, port }: Place): void {
  const to = destinationOf(charges, port, shell.locale, country)
  if (!to) return
  setDestination(to)
  void import('./remember.ts').then(
    ({ saveDestinationToAccount }) => saveDestinationToAccount(shell, to),
    () => {},
  )
}
