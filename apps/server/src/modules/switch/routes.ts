import { listCustomers } from '@minato/contract/customers'
import { listInquiries } from '@minato/contract/inquiries'
import { scopeOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import { switchTo } from '@minato/contract/switch'
import type { FastifyInstance } from 'fastify'
import type { Context, Identity } from '../../context.ts'
import { serve } from '../../platform/http/serve.ts'
import { switchToCatalogue } from '../catalog/service.ts'
import { switchToPorts } from '../ports/service.ts'
import { switchToInquiries } from '../inquiries/quick-search/service.ts'
import { switchToCustomers } from '../users/customers/service.ts'
import { switchToCars } from '../vehicles/service.ts'

/** So many of each kind are offered. */
const MAX_RESULTS = 8

/** The quick switcher: each module searches its own records. */
export function serveSwitch(app: FastifyInstance, context: Context): void {
  serve(app, context, switchTo, async ({ tenant, identity, query: { queryText, locale } }) =>
    (
      await Promise.all([
        switchToCars(context, tenant, queryText, MAX_RESULTS),
        switchToCatalogue(context, tenant, queryText, MAX_RESULTS),
        ...(maySee(identity, listCustomers) ? [switchToCustomers(context, tenant, queryText, MAX_RESULTS)] : []),
        ...(maySee(identity, listInquiries) && maySee(identity, listCustomers)
          ? [switchToInquiries(context, tenant, queryText, MAX_RESULTS)]
          : []),
        switchToPorts(context, tenant, queryText, locale, MAX_RESULTS),
      ])
    ).flat(),
  )
}

/** A client whose access covers only vehicles gets no results about people. */
const maySee = (identity: Identity | undefined, list: Call): boolean =>
  identity?.kind === 'person' || (identity?.scopes.includes(scopeOf(list)) ?? false)
