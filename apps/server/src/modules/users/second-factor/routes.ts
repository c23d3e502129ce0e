import * as passkeyCalls from '@minato/contract/passkeys'
import * as calls from '@minato/contract/second-factor'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serve } from '../../../platform/http/serve.ts'
import { requirePerson } from '../account/require-person.ts'
import * as passkeys from './passkeys.ts'
import {
  checkSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  secondFactorOf,
  secondFactorRule,
  setSecondFactorRule,
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
  serve(app, context, calls.removeSecondFactor, ({ identity }) => removeSecondFactor(context, requirePerson(identity)))
  serve(app, context, calls.getSecondFactorRule, ({ tenant }) => secondFactorRule(context, tenant))
  serve(app, context, calls.setSecondFactorRule, ({ identity, body }) =>
    setSecondFactorRule(context, requirePerson(identity), body),
  )

  serve(app, context, passkeyCalls.startPasskey, ({ identity, body, request }) =>
    passkeys.startPasskey(context, requirePerson(identity), body.password, request),
  )
  serve(app, context, passkeyCalls.confirmPasskey, async ({ identity, body }) => ({
    recoveryCodes: await passkeys.confirmPasskey(context, requirePerson(identity), body),
  }))
  serve(app, context, passkeyCalls.challengePasskey, ({ identity }) =>
    passkeys.challengePasskey(context, requirePerson(identity)),
  )
  serve(app, context, passkeyCalls.checkPasskey, ({ identity, body }) =>
    passkeys.checkPasskey(context, requirePerson(identity), body),
  )
  serve(app, context, passkeyCalls.renamePasskey, ({ identity, params, body }) =>
    passkeys.renamePasskey(context, requirePerson(identity), params.id, body.name),
  )
  serve(app, context, passkeyCalls.removePasskey, ({ identity, params }) =>
    passkeys.removePasskey(context, requirePerson(identity), params.id),
  )
}
