import * as calls from '@minato/contract/second-factor'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../platform/http/serve.ts'
import { requirePerson } from '../account/require-person.ts'
import {
  checkSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  secondFactorOf,
  startSecondFactor,
} from './service.ts'

export function serveSecondFactor(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.getSecondFactor, ({ identity }) => secondFactorOf(context, requirePerson(identity)))
  serve(app, context, calls.startSecondFactor, ({ identity, body, request }) =>
    startSecondFactor(context, requirePerson(identity), body.password, request),
  )
  serve(app, context, calls.confirmSecondFactor, async ({ identity, body }) => ({
    recoveryCodes: await confirmSecondFactor(context, requirePerson(identity), body.code),
  }))
  serve(app, context, calls.checkSecondFactor, ({ identity, body }) =>
    checkSecondFactor(context, requirePerson(identity), body.code),
  )
  serve(app, context, calls.removeSecondFactor, ({ identity, body }) =>
    removeSecondFactor(context, requirePerson(identity), body.code),
  )
}
