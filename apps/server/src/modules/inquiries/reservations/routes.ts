import * as calls from '@minato/contract/reservations'
import type { FastifyInstance } from 'fastify'
import type { Context, Identity } from '../../../context.ts'
import { createAttempt } from '../../../platform/rate-limit/counters.ts'
import { serve } from '../../../platform/http/serve.ts'
import { waitUntilIndexed } from '../../vehicles/service.ts'
import { requireInquiry, assertAllowed } from '../event-log/service.ts'
import { inquiryView } from '../event-log/inquiry-view.ts'
import { withCarAndInquiryLock, lockCarAndInquiry, assertOwner } from '../event-log/car-and-inquiry-lock.ts'
import { endAndAssignNext } from './end-reservation.ts'
import { withCarLock } from './car-lock.ts'
import { joinWaitingList, leaveWaitingList, assertMayReserve, reserve } from './reserve.ts'

export function serveReservations(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.reserveCar, async ({ tenant, identity, params, body, withIdempotency }) => {
    const id = params.inquiryId
    const { state } = await requireInquiry(context, tenant, identity, id)
    const inquiry = await withCarLock(`${tenant} ${state.carId}`, () =>
      withIdempotency(
        async (tx) => {
          await reserve(context, tx, await lockCarAndInquiry(tx, identity, id), body)
          return inquiryView(context, tenant, identity, id, tx)
        },
        { prepare: () => assertMayReserve(context, tenant, id, body) },
      ),
    )
    await waitUntilIndexed(context, tenant)
    return inquiry
  })

  serve(app, context, calls.cancelReservation, ({ tenant, identity, params }) =>
    withCarAndInquiryLock(context, tenant, identity, params.inquiryId, (tx, held) => {
      assertAllowed('cancelReservation', held.inquiry)
      return endAndAssignNext(context, tx, held, 'CANCELLED')
    }),
  )

  const nameOf = (identity: Identity | undefined): string => identity?.userId ?? ''
  serve(app, context, calls.askReservation, async ({ tenant, identity, params: { id }, withIdempotency }) => {
    const { state } = await requireInquiry(context, tenant, identity, id)
    return withCarLock(`${tenant} ${state.carId}`, () =>
      withIdempotency(
        async (tx) => {
          const held = await lockCarAndInquiry(tx, identity, id)
          assertOwner(identity, held.inquiry)
          await joinWaitingList(context, tx, held)
          return inquiryView(context, tenant, identity, id, tx)
        },
        createAttempt(context, 'reservation-account', `${tenant} ${nameOf(identity)}`),
      ),
    )
  })

  serve(app, context, calls.leaveQueue, ({ tenant, identity, params }) =>
    withCarAndInquiryLock(context, tenant, identity, params.id, (tx, { inquiry }) => {
      assertOwner(identity, inquiry)
      return leaveWaitingList(context, tx, inquiry)
    }),
  )
}
