import * as calls from '@minato/contract/second-factor'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../platform/http/serve.ts'
import { personAsking } from '../account/person-asking.ts'
import {
  checkSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  secondFactorOf,
  startSecondFactor,
} from './service.ts'

export function serveSecondFactor(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.getSecondFactor, ({ identity }) => secondFactorOf(context, personAsking(identity)))
  serve(app, context, calls.startSecondFactor, ({ identity, body, request }) =>
    startSecondFactor(context, personAsking(identity), body.password, request),
  )
  serve(app, context, calls.confirmSecondFactor, async ({ identity, body }) => ({
    recoveryCodes: await confirmSecondFactor(context, personAsking(identity), body.code),
  }))
  serve(app, context, calls.checkSecondFactor, ({ identity, body }) =>
    checkSecondFactor(context, personAsking(identity), body.code),
  )
  serve(app, context, calls.removeSecondFactor, ({ identity, body }) =>
    removeSecondFactor(context, personAsking(identity), body.code),
  )
}
