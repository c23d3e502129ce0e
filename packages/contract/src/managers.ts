import { z } from 'zod'
import { call } from './call.ts'
import { LOCALES } from './enumerations.ts'
import { Id } from './primitives.ts'
import { ApiClient, ApiClientFields, ApiClientSecret, Email, Manager, PersonalInformation } from './users-shapes.ts'

/** Managers, their invitations (SES-10), and API clients (API-13). */
const manager = { service: 'uum', access: 'manager', rate: 'everything', isForPeople: true } as const
const id = z.strictObject({ id: Id })

export const listManagers = call({
  ...manager,
  method: 'GET',
  path: '/manager',
  summary: 'Lists managers and open invitations',
  reply: z.array(Manager),
  errors: [],
})
export const inviteManager = call({
  ...manager,
  method: 'POST',
  path: '/manager',
  summary: 'Invites a manager by email; repeating it sends the invitation again',
  isCreating: true,
  body: z.strictObject({
    email: Email,
    firstname: PersonalInformation.shape.firstname,
    lastname: PersonalInformation.shape.lastname,
    locale: z.enum(LOCALES),
  }),
  reply: Manager,
  status: 201,
  errors: ['MINATO-1008', 'MINATO-3001'],
})
export const removeManager = call({
  ...manager,
  method: 'DELETE',
  path: '/manager/{id}',
  summary:
    'Removes a manager or an open invitation; API clients of that manager are revoked, or handed over with new secrets',
  params: id,
  query: z.strictObject({
    /** The manager who takes over the API clients. */
    handClientsTo: Id.optional(),
  }),
  reply: z.array(ApiClientSecret),
  errors: ['MINATO-1008', 'MINATO-4004'],
})

export const sendProviderLink = call({
  ...manager,
  method: 'PUT',
  path: '/user/{id}/provider-link',
  summary: 'Emails a link that connects an account to the external sign-in provider; valid once, for seven days',
  params: id,
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'MINATO-4004'],
})

export const listApiClients = call({
  ...manager,
  method: 'GET',
  path: '/api-client',
  summary: 'Lists API clients, with those revoked within 30 days',
  reply: z.array(ApiClient),
  errors: [],
})
export const createApiClient = call({
  ...manager,
  method: 'POST',
  path: '/api-client',
  summary: 'Creates an API client; its secret is returned once',
  body: ApiClientFields,
  reply: ApiClientSecret,
  status: 201,
  errors: ['MINATO-1008'],
})
export const revokeApiClient = call({
  ...manager,
  method: 'DELETE',
  path: '/api-client/{id}',
  summary: 'Revokes an API client and its tokens',
  params: id,
  reply: null,
  status: 204,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
