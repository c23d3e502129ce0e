import * as accounts from './accounts.ts'
import * as catalogExports from './catalog-exports.ts'
import * as bankAccounts from './bank-accounts.ts'
import * as bankStatements from './bank-statements.ts'
import * as catalog from './catalog.ts'
import * as catalogOffice from './catalog-office.ts'
import type { Call, NameOf } from './call.ts'
import * as customers from './customers.ts'
import * as dashboard from './dashboard.ts'
import * as arrivalVerdict from './arrival-verdict.ts'
import * as documentAgreement from './document-agreement.ts'
import * as documentChecklist from './document-checklist.ts'
import * as documents from './documents.ts'
import * as endings from './endings.ts'
import * as estimatedCosts from './estimated-costs.ts'
import * as gate from './gate.ts'
import * as eventLog from './event-log.ts'
import * as importRules from './import-rules.ts'
import * as inquiries from './inquiries.ts'
import * as invoices from './invoices.ts'
import * as ledger from './ledger.ts'
import * as messages from './messages.ts'
import * as payments from './payments.ts'
import * as offers from './offers.ts'
import * as paperChecks from './document-checks.ts'
import * as passkeys from './passkeys.ts'
import * as pictures from './pictures.ts'
import * as places from './places.ts'
import * as ports from './ports.ts'
import * as pricing from './pricing.ts'
import * as proposals from './proposals.ts'
import * as quickReplies from './quick-replies.ts'
import * as quotes from './quotes.ts'
import * as reservations from './reservations.ts'
import * as reviews from './reviews.ts'
import * as savedViews from './saved-views.ts'
import * as secondFactor from './second-factor.ts'
import * as sessions from './sessions.ts'
import * as managers from './managers.ts'
import * as users from './users.ts'
import * as settings from './settings.ts'
import * as switching from './switch.ts'
import * as vehicles from './vehicles.ts'
import * as vehiclesExport from './vehicles-export.ts'
import * as importCars from './import-cars.ts'
import * as vehiclesImport from './vehicles-import.ts'
import * as vehiclesOffice from './vehicles-office.ts'
import * as voyageSchedules from './voyage-schedules.ts'
import * as voyages from './voyages.ts'

/** Every call of the product, by its name in code. The route list, OpenAPI and the web client's types are read from here. */

type CallsIn<M> = { [K in keyof M as M[K] extends Call ? K : never]: M[K] }
const callsIn = <M extends object>(module: M): CallsIn<M> =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => isCall(value))) as CallsIn<M>
const isCall = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'service' in value && 'access' in value

export const calls = {
  ...callsIn(accounts),
  ...callsIn(bankAccounts),
  ...callsIn(bankStatements),
  ...callsIn(catalog),
  ...callsIn(catalogExports),
  ...callsIn(catalogOffice),
  ...callsIn(customers),
  ...callsIn(dashboard),
  ...callsIn(arrivalVerdict),
  ...callsIn(documentAgreement),
  ...callsIn(documentChecklist),
  ...callsIn(documents),
  ...callsIn(endings),
  ...callsIn(estimatedCosts),
  ...callsIn(gate),
  ...callsIn(importRules),
  ...callsIn(inquiries),
  ...callsIn(eventLog),
  ...callsIn(invoices),
  ...callsIn(ledger),
  ...callsIn(messages),
  ...callsIn(paperChecks),
  ...callsIn(payments),
  ...callsIn(offers),
  ...callsIn(passkeys),
  ...callsIn(pictures),
  ...callsIn(places),
  ...callsIn(ports),
  ...callsIn(pricing),
  ...callsIn(proposals),
  ...callsIn(quickReplies),
  ...callsIn(quotes),
  ...callsIn(reservations),
  ...callsIn(reviews),
  ...callsIn(managers),
  ...callsIn(savedViews),
  ...callsIn(secondFactor),
  ...callsIn(sessions),
  ...callsIn(users),
  ...callsIn(settings),
  ...callsIn(switching),
  ...callsIn(vehicles),
  ...callsIn(vehiclesExport),
  ...callsIn(importCars),
  ...callsIn(vehiclesImport),
  ...callsIn(vehiclesOffice),
  ...callsIn(voyageSchedules),
  ...callsIn(voyages),
}
export type Calls = typeof calls
/** The type of the call with a name like 'GET /api/vehicle/public/car'. */
export type CallNamed<N extends string> = Extract<
  { [K in keyof Calls]: NameOf<Calls[K]> extends N ? Calls[K] : never }[keyof Calls],
  Call
>
export type CallName = { [K in keyof Calls]: NameOf<Calls[K]> }[keyof Calls]
