import type { Identity, Person } from '../../../context.ts'
import { genericError } from '../../../platform/http/http-error.ts'

/** Whose account it is; these calls are for people, and the gate lets no program in. */
export function personAsking(identity: Identity | undefined): Person {
  if (identity?.kind !== 'person') throw genericError(401)
  return identity
}
