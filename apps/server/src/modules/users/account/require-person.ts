import type { Identity, Person } from '../../../context.ts'
import { genericError } from '../../../platform/http/http-error.ts'

/** The calling person. These calls are for people: authorization admits no API client. */
export function requirePerson(identity: Identity | undefined): Person {
  if (identity?.kind !== 'person') throw genericError(401)
  return identity
}
