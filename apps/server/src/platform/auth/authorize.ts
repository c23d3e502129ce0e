import { scopeOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import type { NeededFactor } from '@minato/contract/users-shapes'
import type { FastifyRequest } from 'fastify'
import type { Context, Identity } from '../../context.ts'
import { isBearerOnly, assertSameSite, assertCsrfToken } from './csrf.ts'
import { genericError, HttpError } from '../http/http-error.ts'

/**
 * The only access check, before the body is read.
 * @throws 401 if a sign-in could help
 * @throws 403 if it could not: a session of another tenant, a missing role or scope, a cross-site call, or a write of a
 * manager without the second factor that the dealer requires (SECOND_FACTOR_SETUP_REQUIRED), or in a session in which
 * it was never checked (SECOND_FACTOR_REQUIRED)
 */
export async function authorize(context: Context, request: FastifyRequest, call: Call): Promise<Identity | undefined> {
  const identity = await context.identify(request)
  if (identity && identity.tenant !== request.tenant) {
    request.log.warn({ tenant: request.tenant, of: identity.tenant }, 'session of another tenant rejected')
    throw genericError(403)
  }
  const isBearer = isBearerOnly(request)
  // A bad token is an error, not an anonymous visit.
  if (!identity && (isBearer || call.access !== 'visitor')) throw genericError(401)
  if (call.isTokenless) assertSameSite(request)
  else if (call.method !== 'GET' && !isBearer) await assertCsrfToken(context.db, request)
  if (identity && !isAllowed(identity, call)) throw genericError(403)
  if (identity?.kind === 'person' && identity.needsSecondFactor && isWrite(call))
    throw factorRequired(identity.needsSecondFactor)
  return identity
}

/** Changes of the own account stay possible, or a manager could not set up the second factor. */
const isWrite = ({ access, method, path }: Call): boolean =>
  method !== 'GET' && access !== 'visitor' && !/^\/account(?:\/|$)/.test(path)
const REASONS = {
  SETUP: {
    code: 'SECOND_FACTOR_SETUP_REQUIRED',
    message: 'Set up two-factor authentication in your account first',
  },
  CHECK: { code: 'SECOND_FACTOR_REQUIRED', message: 'Use a passkey or enter a code from your authenticator app' },
}
const factorRequired = (needed: NeededFactor): HttpError =>
  new HttpError({ ...genericError(403).reply, reason: REASONS[needed] })

function isAllowed(identity: Identity, call: Call): boolean {
  // Public reads are open to signed-in callers too.
  if (call.access === 'visitor' && call.method === 'GET') return true
  if (identity.kind === 'client' && (call.isForPeople || !identity.scopes.includes(scopeOf(call)))) return false
  if (call.access === 'visitor') return true
  return call.access === 'manager' ? identity.roles.includes('SALES_MANAGER') : identity.roles.length > 0
}
