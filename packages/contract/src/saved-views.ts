import { z } from 'zod'
import { call } from './call.ts'
import { Id, Name } from './primitives.ts'

/** Searches of the managers' list of cars that a manager keeps, alone or for all managers. */

const manager = { service: 'vehicle', access: 'manager', rate: 'everything', isForPeople: true } as const

export const SavedViewFields = z.strictObject({
  name: Name(60),
  /** The query of the list's address, percent-encoded, without the question mark. */
  query: z
    .string()
    .max(2000)
    .regex(/^[\x21-\x7e]*$/, 'This text has characters that are not allowed'),
  isShared: z.boolean(),
})
export const SavedView = z.object({ id: Id, ...SavedViewFields.shape, isOwn: z.boolean() }).meta({ id: 'SavedView' })
export type SavedView = z.infer<typeof SavedView>

export const listSavedViews = call({
  ...manager,
  method: 'GET',
  path: '/view',
  summary: 'Lists own and shared saved views of the car list, by name',
  reply: z.array(SavedView),
  errors: [],
})
export const createSavedView = call({
  ...manager,
  method: 'POST',
  path: '/view',
  summary: "Saves a view; the same manager's view of the same name is replaced",
  isCreating: true,
  body: SavedViewFields,
  reply: SavedView,
  status: 201,
  errors: ['MINATO-1008'],
})
export const deleteSavedView = call({
  ...manager,
  method: 'DELETE',
  path: '/view/{id}',
  summary: 'Deletes a saved view, an own or a shared one',
  params: z.strictObject({ id: Id }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
