import * as calls from '@minato/contract/reservations'
import type { FastifyInstance } from 'fastify'
import type { Context, Identity } from '../../../context.ts'
import { attemptOf } from '../../../platform/counters.ts'
import { serve } from '../../../platform/serve.ts'
import { settle } from '../../vehicles/service.ts'
import { dealFor, refuseUnless } from '../record/service.ts'
import { showInquiry } from '../record/show.ts'
import { doingWithCar, lockWithCar, refuseUnlessOwner } from '../record/with-car.ts'
import { endAndGiveOn } from './end.ts'
import { inLine } from './line.ts'
import { askFor, leave, refuseOnSight, reserve } from './reserve.ts'

export function serveReservations(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.reserveCar, async ({ tenant, identity, params, body, once }) => {
    const id = params.inquiryId
    const { state } = await dealFor(context, tenant, identity, id)
    const inquiry = await inLine(`${tenant} ${state.carId}`, () =>
      once(
        async (tx) => {
          await reserve(context, tx, await lockWithCar(tx, identity, id), body)
          return showInquiry(context, tenant, identity, id, tx)
        },
        { prepare: () => refuseOnSight(context, tenant, id, body) },
      ),
    )
    await settle(context, tenant)
    return inquiry
  })

  serve(app, context, calls.cancelReservation, ({ tenant, identity, params }) =>
    doingWithCar(context, tenant, identity, params.inquiryId, (tx, held) => {
      refuseUnless('cancelReservation', held.deal)
      return endAndGiveOn(context, tx, held, 'CANCELLED')
    }),
  )

  const nameOf = (identity: Identity | undefined): string => identity?.userId ?? ''
  serve(app, context, calls.askReservation, async ({ tenant, identity, params: { id }, once }) => {
    const { state } = await dealFor(context, tenant, identity, id)
    return inLine(`${tenant} ${state.carId}`, () =>
      once(
        async (tx) => {
          const held = await lockWithCar(tx, identity, id)
          refuseUnlessOwner(identity, held.deal)
          await askFor(context, tx, held)
          return showInquiry(context, tenant, identity, id, tx)
        },
        attemptOf(context, 'reservation-account', `${tenant} ${nameOf(identity)}`),
      ),
    )
  })

  serve(app, context, calls.leaveQueue, ({ tenant, identity, params }) =>
    doingWithCar(context, tenant, identity, params.id, (tx, { deal }) => {
      refuseUnlessOwner(identity, deal)
      return leave(context, tx, deal)
    }),
  )
}
