import * as calls from '@minato/contract/reservations'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serve } from '../../platform/http/serve.ts'
import { withCarAndInquiryLock } from './event-log/car-and-inquiry-lock.ts'
import { confirmPurchase } from './confirm-purchase.ts'

export function servePurchase(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.confirmPurchase, ({ tenant, identity, params, body }) =>
    withCarAndInquiryLock(context, tenant, identity, params.inquiryId, (tx, held) =>
      confirmPurchase(context, tx, held, {
        isClosing: body?.others === 'CLOSE',
        amountDueReason: body?.amountDueReason,
      }),
    ),
  )
}
