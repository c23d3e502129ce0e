import { z } from 'zod'
import { call } from './call.ts'
import { Id } from './primitives.ts'
import {
  Account,
  AccountFields,
  Email,
  GivenPassword,
  NewPassword,
  SavedSearch,
  SavedSearchFields,
  SignedInDevice,
} from './users-shapes.ts'
import { VehicleReply } from './vehicles.ts'

/** My account (SES-11): everything is the caller's own. */
const ownAccount = { service: 'uum', access: 'customer', rate: 'everything', isForPeople: true } as const
const id = z.strictObject({ id: Id })
const car = z.strictObject({ carId: Id })

export const getAccount = call({
  ...ownAccount,
  method: 'GET',
  path: '/account',
  summary: "Returns the caller's account",
  reply: Account,
  errors: [],
})
export const updateAccount = call({
  ...ownAccount,
  method: 'PUT',
  path: '/account',
  summary: 'Updates personal data, language and destination',
  isVersioned: true,
  body: AccountFields,
  reply: Account,
  errors: ['MINATO-1008'],
})
export const changePassword = call({
  ...ownAccount,
  method: 'PUT',
  path: '/account/password',
  summary: 'Changes the password and ends other sessions; a first password needs a confirmed email',
  body: z.strictObject({ currentPassword: GivenPassword.optional(), newPassword: NewPassword }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const changeEmail = call({
  ...ownAccount,
  method: 'PUT',
  path: '/account/email',
  summary: 'Emails a confirmation link to a new address; following it replaces the old address',
  /** The password of an account that has one; users of another provider have none here. */
  body: z.strictObject({ email: Email, password: GivenPassword.optional() }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'UUM-3001'],
})
export const deleteAccount = call({
  ...ownAccount,
  method: 'POST',
  path: '/account/deletion',
  summary: "Deletes the caller's account; records required by law are kept without the name",
  body: z.strictObject({ password: GivenPassword.optional() }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})
export const downloadData = call({
  ...ownAccount,
  method: 'GET',
  path: '/account/data',
  summary: 'Downloads all personal data of the caller',
  reply: z.record(z.string(), z.unknown()),
  errors: [],
})

export const listSessions = call({
  ...ownAccount,
  method: 'GET',
  path: '/account/session',
  summary: "Lists the caller's active sessions",
  reply: z.array(SignedInDevice),
  errors: [],
})
export const endOtherSessions = call({
  ...ownAccount,
  method: 'DELETE',
  path: '/account/session',
  summary: 'Ends all other sessions of the caller',
  reply: null,
  status: 204,
  errors: [],
})
export const endSession = call({
  ...ownAccount,
  method: 'DELETE',
  path: '/account/session/{id}',
  summary: 'Ends one session of the caller',
  params: id,
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'MINATO-4004'],
})

export const FAVOURITE_LIMIT = 200
export const listFavourites = call({
  ...ownAccount,
  method: 'GET',
  path: '/account/favourite',
  summary: 'Lists favourite cars, newest first, at most 200; sold ones are marked, hidden ones omitted',
  reply: z.array(VehicleReply),
  errors: [],
})
export const addFavourite = call({
  ...ownAccount,
  method: 'PUT',
  path: '/account/favourite/{carId}',
  summary: 'Adds a car to the favourites',
  params: car,
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const removeFavourite = call({
  ...ownAccount,
  method: 'DELETE',
  path: '/account/favourite/{carId}',
  summary: 'Removes a car from the favourites',
  params: car,
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})

export const SAVED_SEARCH_LIMIT = 50
export const listSavedSearches = call({
  ...ownAccount,
  method: 'GET',
  path: '/account/saved-search',
  summary: 'Lists saved searches with their current number of matches; at most 50',
  reply: z.array(SavedSearch),
  errors: [],
})
export const saveSearch = call({
  ...ownAccount,
  method: 'POST',
  path: '/account/saved-search',
  summary: 'Saves a search; equal criteria are saved once',
  isCreating: true,
  body: SavedSearchFields,
  reply: SavedSearch,
  status: 201,
  errors: ['MINATO-1008'],
})
export const updateSavedSearch = call({
  ...ownAccount,
  method: 'PUT',
  path: '/account/saved-search/{id}',
  summary: 'Renames a saved search, or turns its emails on or off',
  params: id,
  body: z.strictObject({ name: SavedSearchFields.shape.name, hasAlert: SavedSearchFields.shape.hasAlert }),
  reply: SavedSearch,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const deleteSavedSearch = call({
  ...ownAccount,
  method: 'DELETE',
  path: '/account/saved-search/{id}',
  summary: 'Deletes a saved search',
  params: id,
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
