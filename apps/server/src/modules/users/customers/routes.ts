import * as calls from '@minato/contract/customers'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { csvDownload } from '../../../platform/http/csv.ts'
import { serve } from '../../../platform/http/serve.ts'
import { countCustomersFor, customersFor } from './customers-store.ts'
import type { CustomerRow } from './customers-store.ts'
import {
  setCustomerActive,
  createCustomer,
  customerDetails,
  customerView,
  everyCustomer,
  filterOf,
  inviteCustomer,
  note,
  signInLink,
  updateCustomer,
} from './service.ts'

const PAGE = 20
const COLUMNS = [
  'id',
  'firstname',
  'lastname',
  'email',
  'countryOfResidence',
  'phoneNumber',
  'createdAt',
  'lastSeenAt',
  'isDeactivated',
  'numberOfFavourite',
  'numberOfSavedSearch',
  'numberOfInquiry',
] as const

export function serveCustomers(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, context, calls.listCustomers, async ({ tenant, query }) => {
    const { page = 0, limit = PAGE } = query
    const filter = await filterOf(query)
    const field = query['order.field'] ?? 'MADE'
    const direction = query['order.direction'] ?? (field === 'NAME' || field === 'COUNTRY' ? 'ASC' : 'DESC')
    const [items, [count]] = await db.readAll<[CustomerRow[], { total: number }[]]>(tenant, [
      customersFor(tenant, filter, { field, direction }, limit, page * limit),
      countCustomersFor(tenant, filter),
    ])
    return { items: items.map(customerView), page, limit, total: count?.total ?? 0 }
  })
  serve(app, context, calls.createCustomer, ({ body, identity, withIdempotency }) =>
    withIdempotency((tx) => createCustomer(context, tx, body, identity?.userId ?? '')),
  )
  serve(app, context, calls.exportCustomers, async ({ tenant, query, reply }) => {
    const filter = await filterOf(query)
    const lines = async function* () {
      for await (const batch of everyCustomer(context, tenant, filter))
        yield batch.map((one) => COLUMNS.map((column) => one[column]))
    }
    csvDownload(reply, 'customers.csv', COLUMNS, lines())
  })
  serve(app, context, calls.getCustomer, ({ tenant, params }) => customerDetails(context, tenant, params.id))
  serve(app, context, calls.createSignInLink, ({ tenant, params }) => signInLink(context, tenant, params.id))
  serve(app, context, calls.updateCustomer, ({ tenant, params: { id }, body, version }) =>
    updateCustomer(context, tenant, { id, version }, body),
  )
  serve(app, context, calls.inviteCustomer, ({ tenant, params, identity }) =>
    inviteCustomer(context, tenant, params.id, identity?.userId ?? ''),
  )
  serve(app, context, calls.noteCustomer, ({ tenant, params, body, version, identity }) =>
    note(context, tenant, params.id, { text: body.text, by: identity?.userId ?? '', version }),
  )
  serve(app, context, calls.deactivateCustomer, ({ tenant, params }) =>
    setCustomerActive(context, tenant, params.id, false),
  )
  serve(app, context, calls.reactivateCustomer, ({ tenant, params }) =>
    setCustomerActive(context, tenant, params.id, true),
  )
}
