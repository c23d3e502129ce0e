import * as calls from '@minato/contract/accounts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { canonicalCriteria } from './canonical-criteria.ts'
import { addFavourite, listFavourites } from './favourites.ts'
import { deleteFavourite } from './favourites-store.ts'
import { personAsking } from './person-asking.ts'
import { countFitting, keepSearch, listSearches } from './searches.ts'
import { deleteSearch, updateSearch } from './searches-store.ts'
import type { SearchRow } from './searches-store.ts'

/** A customer's favourites and saved searches (SES-11). */
export function serveLists(app: FastifyInstance, context: Context): void {
  const { db } = context

  serve(app, context, calls.listFavourites, ({ tenant, identity }) =>
    listFavourites(context, tenant, personAsking(identity).userId),
  )

  serve(app, context, calls.addFavourite, ({ tenant, identity, params }) =>
    addFavourite(context, tenant, personAsking(identity).userId, params.carId),
  )

  serve(app, context, calls.removeFavourite, async ({ tenant, identity, params }) => {
    await db.write(tenant, (tx) => tx.rows(deleteFavourite(tenant, personAsking(identity).userId, params.carId)))
  })

  serve(app, context, calls.listSavedSearches, ({ tenant, identity }) =>
    listSearches(context, tenant, personAsking(identity).userId),
  )

  serve(app, context, calls.saveSearch, ({ tenant, identity, body, withIdempotency }) => {
    const criteria = canonicalCriteria(body.criteria)
    const { userId } = personAsking(identity)
    return withIdempotency(
      async (tx, numberOfCar) => ({ ...(await keepSearch(tx, userId, { ...body, criteria })), numberOfCar }),
      { prepare: () => countFitting(context, tenant, criteria) },
    )
  })

  serve(app, context, calls.updateSavedSearch, async ({ tenant, identity, params, body }) => {
    const statement = updateSearch(tenant, personAsking(identity).userId, params.id, body)
    const [row] = await db.write(tenant, (tx) => tx.rows<SearchRow>(statement))
    if (!row) throw httpError('MINATO-4004')
    return { ...row, numberOfCar: await countFitting(context, tenant, row.criteria) }
  })

  serve(app, context, calls.deleteSavedSearch, async ({ tenant, identity, params }) => {
    const statement = deleteSearch(tenant, personAsking(identity).userId, params.id)
    if (!(await db.write(tenant, (tx) => tx.rows(statement))).length) throw httpError('MINATO-4004')
  })
}
