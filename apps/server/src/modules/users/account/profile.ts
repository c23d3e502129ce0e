import { LOCALES } from '@minato/contract/enumerations'
import type { Account, AccountFields } from '@minato/contract/users-shapes'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError, genericError, conflictError } from '../../../platform/http/http-error.ts'
import { readPhone, phoneView } from '../phone-numbers.ts'
import { assertKnownCountry } from '../registration.ts'
import { accountOf, lockPerson, updatePerson } from './account-store.ts'
import type { AccountRow } from './account-store.ts'

const NO_SUCH_ROW = '23503'

/** The caller's own row. @throws 401 where the account was deleted meanwhile */
export async function accountRow({ db }: Context, tenant: string, id: string): Promise<AccountRow> {
  const [row] = await db.read<AccountRow>(tenant, accountOf(tenant, id))
  if (!row) throw genericError(401)
  return row
}

/**
 * Locks the person, so that lists are counted and changed one at a time. @throws 401 where the
 * account was deleted meanwhile
 */
export async function lockAccount(tx: Transaction, id: string): Promise<void> {
  if (!(await tx.rows(lockPerson(tx.tenant, id))).length) throw genericError(401)
}

/** With an external provider, passwords are set there. */
export const hasPassword = ({ config }: Context, { passwordHash }: Pick<AccountRow, 'passwordHash'>): boolean =>
  passwordHash !== null && !config.oidc

const isManager = ({ roles }: Pick<AccountRow, 'roles'>): boolean => roles.includes('SALES_MANAGER')

/** An account as its owner sees it. */
export const accountFrom = (context: Context, row: AccountRow): Account => ({
  id: row.id,
  email: row.email ?? '',
  isEmailVerified: row.isEmailVerified,
  hasPassword: hasPassword(context, row),
  civility: row.civility,
  firstname: row.firstname ?? '',
  lastname: row.lastname ?? '',
  countryOfResidence: row.country,
  phoneNumber: phoneView(row.phone),
  locale: isManager(row) ? (row.officeLocale ?? row.locale) : row.locale,
  destination:
    row.destinationCountry === null ? null : { country: row.destinationCountry, portId: row.destinationPortId },
  roles: row.roles,
  createdAt: row.createdAt,
  version: row.version,
})

/**
 * Changes the profile.
 * @throws 409 with the current profile if the version differs (API-11)
 */
export async function changeProfile(
  context: Context,
  tenant: string,
  id: string,
  { phoneNumber, countryOfResidence: country, destination, locale, ...fields }: z.output<typeof AccountFields>,
  version: number,
): Promise<Account> {
  await assertKnownCountry(country)
  if (destination) await assertKnownCountry(destination.country, 'destination.country')
  const shopLocale = LOCALES.find((one) => one === locale)
  const destinationCountry = destination?.country ?? null
  const destinationPortId = destination?.portId ?? null
  const person = {
    ...fields,
    country,
    phone: readPhone(phoneNumber),
    locale: shopLocale ?? null,
    officeLocale: shopLocale ? null : locale,
    destinationCountry,
    destinationPortId,
  }
  return context.db.write(tenant, async (tx) => {
    const changed = await tx.rows(updatePerson(tenant, id, version, person)).catch((error: unknown) => {
      if ((error as { code?: string }).code !== NO_SUCH_ROW) throw error
      throw httpError('MINATO-1008', { body: [{ path: 'destination.portId', message: 'There is no such port' }] })
    })
    const [now] = await tx.rows<AccountRow>(accountOf(tenant, id))
    if (!now) throw genericError(401)
    if (!shopLocale && !isManager(now))
      throw httpError('MINATO-1008', { body: [{ path: 'locale', message: `must be one of ${LOCALES.join(', ')}` }] })
    if (!changed.length) throw conflictError(accountFrom(context, now))
    return accountFrom(context, now)
  })
}
