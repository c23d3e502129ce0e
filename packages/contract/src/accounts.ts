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
const own = { service: 'uum', access: 'customer', rate: 'everything', isForPeople: true } as const
const id = z.strictObject({ id: Id })
const car = z.strictObject({ carId: Id })

export const getAccount = call({
  ...own,
  method: 'GET',
  path: '/account',
  summary: 'My account',
  reply: Account,
  errors: [],
})
export const updateAccount = call({
  ...own,
  method: 'PUT',
  path: '/account',
  summary: 'Changes my personal information, language and destination',
  isVersioned: true,
  body: AccountFields,
  reply: Account,
  errors: ['MINATO-1008'],
})
export const changePassword = call({
  ...own,
  method: 'PUT',
  path: '/account/password',
  summary: 'Changes my password and ends my other sessions; the first one needs a confirmed address',
  body: z.strictObject({ currentPassword: GivenPassword.optional(), newPassword: NewPassword }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const changeEmail = call({
  ...own,
  method: 'PUT',
  path: '/account/email',
  summary: 'Mails a link to a new address of mine, which takes the place of the old one when it is followed',
  /** The password where there is one: who has come by another provider has none here. */
  body: z.strictObject({ email: Email, password: GivenPassword.optional() }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'UUM-3001'],
})
export const deleteAccount = call({
  ...own,
  method: 'POST',
  path: '/account/deletion',
  summary: 'Removes me: what the law needs kept stays without my name',
  body: z.strictObject({ password: GivenPassword.optional() }),
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})
export const downloadData = call({
  ...own,
  method: 'GET',
  path: '/account/data',
  summary: 'All that is kept of me',
  reply: z.record(z.string(), z.unknown()),
  errors: [],
})

export const listSessions = call({
  ...own,
  method: 'GET',
  path: '/account/session',
  summary: 'Where I am signed in',
  reply: z.array(SignedInDevice),
  errors: [],
})
export const endOtherSessions = call({
  ...own,
  method: 'DELETE',
  path: '/account/session',
  summary: 'Signs me out everywhere but here',
  reply: null,
  status: 204,
  errors: [],
})
export const endSession = call({
  ...own,
  method: 'DELETE',
  path: '/account/session/{id}',
  summary: 'Signs me out in one place',
  params: id,
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'MINATO-4004'],
})

export const FAVOURITE_LIMIT = 200
export const listFavourites = call({
  ...own,
  method: 'GET',
  path: '/account/favourite',
  summary:
    'My favourite cars, newest first; at most 200. One that is sold says so by its status, one that is hidden is left out',
  reply: z.array(VehicleReply),
  errors: [],
})
export const addFavourite = call({
  ...own,
  method: 'PUT',
  path: '/account/favourite/{carId}',
  summary: 'Keeps a car among my favourites',
  params: car,
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const removeFavourite = call({
  ...own,
  method: 'DELETE',
  path: '/account/favourite/{carId}',
  summary: 'Takes a car out of my favourites',
  params: car,
  reply: null,
  status: 204,
  errors: ['MINATO-1008'],
})

export const SAVED_SEARCH_LIMIT = 50
export const listSavedSearches = call({
  ...own,
  method: 'GET',
  path: '/account/saved-search',
  summary: 'My saved searches with how many cars fit now; at most 50',
  reply: z.array(SavedSearch),
  errors: [],
})
export const saveSearch = call({
  ...own,
  method: 'POST',
  path: '/account/saved-search',
  summary: 'Saves a search; the same criteria twice are one',
  isCreating: true,
  body: SavedSearchFields,
  reply: SavedSearch,
  status: 201,
  errors: ['MINATO-1008'],
})
export const updateSavedSearch = call({
  ...own,
  method: 'PUT',
  path: '/account/saved-search/{id}',
  summary: 'Renames a saved search, or switches its mails on and off',
  params: id,
  body: z.strictObject({ name: SavedSearchFields.shape.name, hasAlert: SavedSearchFields.shape.hasAlert }),
  reply: SavedSearch,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const deleteSavedSearch = call({
  ...own,
  method: 'DELETE',
  path: '/account/saved-search/{id}',
  summary: 'Removes a saved search',
  params: id,
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
