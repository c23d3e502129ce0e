import * as calls from '@minato/contract/inquiries'
import type { InquiryCard } from '@minato/contract/inquiries-shapes'
import type { FastifyInstance } from 'fastify'
import type { Context, Identity } from '../../../context.ts'
import { csvDownload } from '../../../platform/http/csv.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { idsOfPeopleByName } from '../../users/people-lookup/service.ts'
import { isManager } from '../event-log/service.ts'
import { loadRelated, inquiryCard, viewerOf } from '../event-log/inquiry-view.ts'
import { exportLines, HEADER } from './export.ts'
import { countByState, countInquiries, countOwn, listCards } from './lists-store.ts'
import type { CardRow, CountRow, InquiryOrder, InquiryFilter } from './lists-store.ts'

/** Specification section 9. */
const PAGE = 20

/** The inquiry lists of buyers and managers (INQ-02, INQ-09). */
export function serveLists(app: FastifyInstance, context: Context): void {
  const { db } = context

  async function pageFor(
    tenant: string,
    identity: Identity | undefined,
    filter: InquiryFilter,
    order: InquiryOrder,
    query: { page?: number | undefined; limit?: number | undefined },
  ) {
    const { page = 0, limit = PAGE } = query
    const [rows, [counted]] = await db.readAll<[CardRow[], { total: number }[]]>(tenant, [
      listCards(tenant, viewerOf(identity), filter, order, limit, page * limit),
      countInquiries(tenant, filter),
    ])
    const states = rows.map(({ state }) => state)
    const around = await loadRelated(context, tenant, (statement) => db.read(tenant, statement), states)
    const items: InquiryCard[] = rows.map((row) => inquiryCard(row, around))
    return { items, page, limit, total: counted?.total ?? 0 }
  }

  serve(app, context, calls.listOwnInquiries, ({ tenant, identity, params, query }) => {
    // Another customer's list is 404, like an unknown one (threat D01).
    if (params['user-id'] !== identity?.userId) throw httpError('MINATO-4004')
    return pageFor(tenant, identity, { ownerIds: [identity.userId], carId: query.carId }, 'LATEST', query)
  })

  const whichFor = async (tenant: string, query: calls.InquiryCriteria): Promise<InquiryFilter> => {
    const { inquiryState: state = 'ALL', queryText, ownerId, managerId, carId, source, task, step } = query
    const inquiryNumber = queryText && {
      text: queryText.replace(/^N°\s*/i, ''),
      ownerIds: await idsOfPeopleByName(context, tenant, queryText),
    }
    return {
      state,
      managerId,
      carId,
      source,
      task,
      step,
      ...(ownerId && { ownerIds: [ownerId] }),
      ...(inquiryNumber && { called: inquiryNumber }),
    }
  }

  serve(app, context, calls.listInquiries, async ({ tenant, identity, query }) =>
    pageFor(tenant, identity, await whichFor(tenant, query), query.order ?? 'WAITING', query),
  )

  serve(app, context, calls.exportInquiries, async ({ tenant, identity, query, reply }) => {
    const filter = await whichFor(tenant, query)
    const lines = exportLines(context, tenant, viewerOf(identity), filter, query.order ?? 'WAITING')
    csvDownload(reply, 'inquiries.csv', HEADER, lines)
  })

  serve(app, context, calls.countInquiries, async ({ tenant, identity }) => {
    const statement = isManager(identity) ? countByState(tenant) : countOwn(tenant, identity?.userId ?? '')
    const [row] = await db.read<CountRow>(tenant, statement)
    const { all = 0, unread = 0, read = 0, archived = 0 } = row ?? {}
    return {
      numberOfInquiry: all,
      numberOfUnreadInquiry: unread,
      numberOfReadInquiry: read,
      numberOfArchivedInquiry: archived,
      unRead: unread,
    }
  })
}
