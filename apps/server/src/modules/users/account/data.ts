import type { Context } from '../../../context.ts'
import { mailsTo } from '../../../platform/email/outbox-store.ts'
import { importsOfPerson } from '../../vehicles/import/service.ts'
import { viewsBy } from '../../vehicles/service.ts'
import { factorOf } from '../second-factor/store.ts'
import * as store from './data-store.ts'
import type { PersonalData } from './personal-data.ts'
import { accountFrom, accountRow } from './profile.ts'

/**
 * All stored data of a person, as of one moment. A new table with personal data adds a line here or in a
 * `PersonalData`.
 */
export async function dataOf(
  context: Context,
  dataOfModules: readonly PersonalData[],
  tenant: string,
  id: string,
): Promise<Record<string, unknown>> {
  const account = accountFrom(context, await accountRow(context, tenant, id))
  const sections = {
    roles: store.rolesOf(tenant, id),
    identities: store.identitiesOf(tenant, id),
    sessions: store.sessionsOf(tenant, id),
    providerRecords: store.providerRecordsOf(tenant, id),
    codes: store.codesOf(tenant, id),
    secondFactor: factorOf(tenant, id),
    favourites: store.favouriteDatesOf(tenant, id),
    savedSearches: store.savedSearchesOf(tenant, id),
    notes: store.notesAbout(tenant, id),
    notesWritten: store.notesBy(tenant, id),
    mails: mailsTo(tenant, id),
    changes: store.auditEntriesOf(tenant, id),
    apiClients: store.apiClientsOf(tenant, id),
    answers: store.idempotentRepliesOf(tenant, id),
    importsSent: importsOfPerson(tenant, id),
    savedViews: viewsBy(tenant, id),
    ...Object.assign({}, ...dataOfModules.map(({ read }) => read(tenant, id))),
  }
  const parts = await context.db.readAll<unknown[][]>(tenant, Object.values(sections))
  return {
    exportedAt: context.now().toISOString(),
    account,
    ...Object.fromEntries(Object.keys(sections).map((name, i) => [name, parts[i]])),
  }
}
