import type { ApiClient } from '@minato/contract/users-shapes'
import { expect } from 'vitest'
import type { TestServer } from './app.ts'
import type { TestBrowser } from './browser.ts'

export const CLIENTS = '/api/uum/api-client'

export interface NewClient {
  client: ApiClient
  secret: string
}

export async function createClient(manager: TestBrowser, scopes: string[]): Promise<NewClient> {
  const { status, json } = await manager.send('POST', CLIENTS, { name: 'A shop of a partner', scopes })
  expect(status).toBe(201)
  return json as NewClient
}

/** Asks the provider for an access token of an API client. */
export async function requestToken(
  { app }: TestServer,
  { client, secret }: { client: { id: string }; secret: string },
  { host = 'localhost:3000', tenant = 'staging', ...form }: Record<string, string> = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url: `/oidc/${tenant}/token`,
    headers: {
      host,
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${client.id}:${secret}`).toString('base64')}`,
    },
    payload: new URLSearchParams({ grant_type: 'client_credentials', ...form }).toString(),
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    json: answer.json<{ access_token: string; expires_in: number }>(),
  }
}

/** The status of a call with a client's access token. */
export async function callWithToken({ app }: TestServer, token: string, url = '/api/main/settings'): Promise<number> {
  const headers = { 'tenant-id': 'staging', host: 'localhost:3000', authorization: `Bearer ${token}` }
  return (await app.inject({ url, headers })).statusCode
}
