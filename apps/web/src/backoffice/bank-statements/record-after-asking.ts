import { codeOf } from '../inquiries/inquiry-errors.ts'
import { FormError } from '../../forms/form-errors.ts'

/**
 * Records a line of a bank statement. Where a transfer recorded by hand may be the same payment, the manager is asked first.
 * @throws FormError without words where the manager cancels
 */
export async function recordAfterAsking<T>(
  record: (isAnotherPayment: boolean) => Promise<T>,
  ask: () => Promise<boolean>,
): Promise<T> {
  try {
    return await record(false)
  } catch (error) {
    if (codeOf(error) !== 'TRANSFER_EXISTS') throw error
    if (!(await ask())) throw new FormError({})
    return record(true)
  }
}
