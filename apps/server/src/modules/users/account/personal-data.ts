import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Statement } from '../../../platform/database/sql.ts'

/** Data of people that a later module holds; app.ts passes them in. */
export interface PersonalData {
  /** Statements that read a person's data, by the names in the data export. */
  read(tenant: string, personId: string): Record<string, Statement>
  /**
   * Removes or anonymises the data when the account is deleted.
   * @throws MINATO-1008 while the person is bound by a purchase
   */
  remove?(context: Context, tx: Transaction, personId: string): Promise<void>
}

/** Reassigns the open inquiries of a manager who has left. */
export type HandOverInquiries = (context: Context, tx: Transaction, managerId: string) => Promise<void>
