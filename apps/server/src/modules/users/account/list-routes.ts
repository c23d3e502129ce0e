import * as calls from '@minato/contract/accounts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { canonicalCriteria } from './canonical-criteria.ts'
import { addFavourite, listFavourites } from './favourites.ts'
import { deleteFavourite } from './favourites-store.ts'
import { requirePerson } from './require-person.ts'
import { countMatches, saveSearch, listSearches } from './searches.ts'
import { deleteSearch, updateSearch } from './searches-store.ts'
import type { SearchRow } from './searches-store.ts'

/** A customer's favourites and saved searches (SES-11). */
export function serveLists(app: FastifyInstance, context: Context): void {
  const { db } = context

  serve(app, context, calls.listFavourites, ({ tenant, identity }) =>
    listFavourites(context, tenant, requirePerson(identity).userId),
  )

  serve(app, context, calls.addFavourite, ({ tenant, identity, params }) =>
    addFavourite(context, tenant, requirePerson(identity).userId, params.carId),
  )

  serve(app, context, calls.removeFavourite, async ({ tenant, identity, params }) => {
    await db.write(tenant, (tx) => tx.rows(deleteFavourite(tenant, requirePerson(identity).userId, params.carId)))
  })

  serve(app, context, calls.listSavedSearches, ({ tenant, identity }) =>
    listSearches(context, tenant, requirePerson(identity).userId),
  )

  serve(app, context, calls.saveSearch, ({ tenant, identity, body, withIdempotency }) => {
    const criteria = canonicalCriteria(body.criteria)
    const { userId } = requirePerson(identity)
    return withIdempotency(
      async (tx, numberOfCar) => ({ ...(await saveSearch(tx, userId, { ...body, criteria })), numberOfCar }),
      { prepare: () => countMatches(context, tenant, criteria) },
    )
  })

  serve(app, context, calls.updateSavedSearch, async ({ tenant, identity, params, body }) => {
    const statement = updateSearch(tenant, requirePerson(identity).userId, params.id, body)
    const [row] = await db.write(tenant, (tx) => tx.rows<SearchRow>(statement))
    if (!row) throw httpError('MINATO-4004')
    return { ...row, numberOfCar: await countMatches(context, tenant, row.criteria) }
  })

  serve(app, context, calls.deleteSavedSearch, async ({ tenant, identity, params }) => {
    const statement = deleteSearch(tenant, requirePerson(identity).userId, params.id)
    if (!(await db.write(tenant, (tx) => tx.rows(statement))).length) throw httpError('MINATO-4004')
  })
}
