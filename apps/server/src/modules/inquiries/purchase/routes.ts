import * as calls from '@minato/contract/reservations'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../platform/serve.ts'
import { withCarAndDealLock } from '../record/with-car.ts'
import { confirmPurchase } from './confirm.ts'

export function servePurchase(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.confirmPurchase, ({ tenant, identity, params, body }) =>
    withCarAndDealLock(context, tenant, identity, params.inquiryId, (tx, held) =>
      confirmPurchase(context, tx, held, body?.others === 'CLOSE'),
    ),
  )
}
