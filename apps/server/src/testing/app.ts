import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import type { ApiClient, Context, Identity, Person } from '../context.ts'
import { readConfig } from '../platform/process/config.ts'
import { COUNTER_CLASSES, variableOf } from '../platform/rate-limit/counter-classes.ts'
import { newSessionId, newToken, SESSION_COOKIE, TOKEN_HEADER } from '../platform/auth/csrf.ts'
import { openContext } from '../platform/process/open-context.ts'
import type { OpenContext } from '../platform/process/open-context.ts'
import { ensureTenants } from '../platform/database/tenants.ts'
import { testDatabase } from './database.ts'

export const MANAGER: Person = {
  kind: 'person',
  sessionId: '00000000-0000-4000-8000-0000000000a1',
  userId: '00000000-0000-4000-8000-000000000001',
  tenant: 'staging',
  roles: ['SALES_MANAGER'],
}
export const CUSTOMER: Person = {
  kind: 'person',
  sessionId: '00000000-0000-4000-8000-0000000000a2',
  userId: '00000000-0000-4000-8000-000000000002',
  tenant: 'staging',
  roles: ['CUSTOMER'],
}
export const CLIENT: ApiClient = {
  kind: 'client',
  userId: '00000000-0000-4000-8000-000000000003',
  tenant: 'staging',
  roles: ['SALES_MANAGER'],
  scopes: [],
}

export interface TestServer {
  app: FastifyInstance
  context: OpenContext
  url: string
  /** Sets the caller of later requests; undefined is a visitor. */
  as(identity: Identity | undefined): void
  /** Headers of the caller's changing calls: session cookie and CSRF token, or a bearer token. */
  guard(): Record<string, string>
  get<T = unknown>(path: string, tenant?: string | null): Promise<Answer<T>>
  send<T = unknown>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    tenant?: string,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>
  close(): Promise<void>
}
export interface Answer<T> {
  status: number
  headers: Record<string, unknown>
  json: T
}

/** The whole server with its own database and two tenants, without a socket. */
export async function testServer(
  env: Record<string, string> = {},
  overrides: Partial<Context> = {},
): Promise<TestServer> {
  const database = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'minato-files-'))
  const config = readConfig({
    NODE_ENV: 'test',
    TENANT_HOSTS: 'localhost=staging,127.0.0.1=staging,second.localhost=second',
    RATE_SEARCH: '1000000',
    RATE_EVERYTHING: '1000000',
    RATE_UPLOAD: '1000000',
    RATE_IMPORT: '1000000',
    RATE_SIGN_IN: '1000000',
    ...Object.fromEntries(COUNTER_CLASSES.map((name) => [variableOf(name), '1000000/60'])),
    ...env,
  })
  let asked: Identity | undefined
  const context = await openContext({
    config,
    log: pino({ level: env['LOG_LEVEL'] ?? 'silent' }),
    url: database.url,
    filesFolder: folder,
    overrides,
  })
  await ensureTenants(context.db, config)
  const app = await buildApp(context)
  const sessionId = newSessionId()
  const token = await newToken(context.db, sessionId)
  const guard = (): Record<string, string> =>
    asked?.kind === 'client'
      ? { authorization: 'Bearer of-the-test' }
      : { cookie: `${SESSION_COOKIE}=${sessionId}`, [TOKEN_HEADER]: token }
  const signedIn = context.identify
  context.identify = overrides.identify ?? (async (request) => asked ?? signedIn(request))
  const answer = <T>(response: { statusCode: number; headers: Record<string, unknown>; body: string }): Answer<T> => ({
    status: response.statusCode,
    headers: response.headers,
    json: (/json/.test(String(response.headers['content-type'])) ? JSON.parse(response.body) : response.body) as T,
  })
  return {
    app,
    context,
    url: database.url,
    as: (identity) => void (asked = identity),
    guard,
    get: async (path, tenant = 'staging') =>
      answer(await app.inject({ method: 'GET', url: path, headers: tenant === null ? {} : { 'tenant-id': tenant } })),
    send: async (method, path, body, tenant = 'staging', headers = {}) =>
      answer(
        await app.inject({
          method,
          url: path,
          headers: { 'tenant-id': tenant, ...guard(), ...headers },
          ...(body === undefined ? {} : { payload: body as object }),
        }),
      ),
    async close() {
      await app.close()
      await context.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
