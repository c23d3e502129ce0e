import { AsyncLocalStorage } from 'node:async_hooks'
import type { Identity } from '../../context.ts'

/** The actor for the audit log: set by `serve` around a call, read by the database at each write. */
export interface Actor {
  /** 'person <id>' or 'client <id>'. */
  name: string
  /** The call's name (`nameOf`). */
  call: string
}
/** The fields of an identity that a session without sign-in has too. */
type Named = Pick<Identity, 'kind' | 'userId'>
const actors = new AsyncLocalStorage<Actor | undefined>()

/** How an identity is written where lines and keys name it. */
export const actorName = ({ kind, userId }: Named): string => `${kind} ${userId}`

/** Runs the work as this actor; a visitor's work leaves no audit entry. */
export const runAsCaller = <T>(identity: Named | undefined, call: string, work: () => T): T =>
  actors.run(identity && { name: actorName(identity), call }, work)

/** Runs the work as the actor who queued it. */
export const runAsActor = <T>(actor: Actor | undefined, work: () => T): T => actors.run(actor, work)

/**
 * Runs `work` without an actor, for bulk rows that record their origin themselves, like those of an
 * imported file.
 */
export const withoutActor = <T>(work: () => T): T => actors.run(undefined, work)

export const currentActor = (): Actor | undefined => actors.getStore()
