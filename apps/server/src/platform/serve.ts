import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { nameOf, pathOf } from '@minato/contract/call'
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@minato/contract/call'
import type { Context, Identity } from '../context.ts'
import { refuse, refuseGenerally } from './failure.ts'
import { serialiserSchema } from './serialiser.ts'

/** What a handler is given: the tenant, who asks, and the parts of the request as its contract has made them. */
export interface Asked<C extends Call> {
  tenant: string
  identity: Identity | undefined
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  request: FastifyRequest
  reply: FastifyReply
}
export type Handler<C extends Call> = (asked: Asked<C>) => Promise<ReplyOf<C>>

declare module 'fastify' {
  interface FastifyRequest {
    tenant: string
    identity: Identity | undefined
    /** What the cache knew when this request came (Cache.since). */
    since: number
  }
  interface FastifyContextConfig {
    call?: Call
  }
}

// find-my-way ends a parameter's name at a hyphen.
const plain = (name: string): string => name.replaceAll('-', '_')
const urlOf = (call: Call): string => pathOf(call).replace(/\{([^}]+)\}/g, (_, name: string) => `:${plain(name)}`)

/** Puts one call of the contract on the server: its validation, access, tenant, rate class and reply shape. */
export function serve<C extends Call>(app: FastifyInstance, context: Context, call: C, handler: Handler<C>): void {
  const kept = call.method === 'GET' && call.access === 'visitor'
  app.route({
    method: call.method,
    url: urlOf(call),
    exposeHeadRoute: call.method === 'GET',
    config: { call, rateLimit: { max: context.config.rates[call.rate], groupId: call.rate } },
    schema: call.reply ? { response: { [call.status ?? 200]: serialiserSchema(call.reply) } } : {},
    onRequest: async (request, reply) => {
      request.tenant = await context.tenants.ofHeader(request.headers['tenant-id'])
      await admit(context, request, call)
      if (!kept) return
      request.since = context.cache.since(request.tenant)
      const answer = context.config.isCacheOn
        ? context.cache.get<string>(request.tenant, request.raw.url ?? '')
        : undefined
      if (answer !== undefined)
        return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(answer)
    },
    // Keeps the answer as it went out, so that a repeated question costs neither a query nor a serialisation.
    ...(kept && {
      onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
        if (context.config.isCacheOn && reply.statusCode === 200 && typeof payload === 'string')
          context.cache.put(request.tenant, request.raw.url ?? '', payload, request.since, payload.length)
        return payload
      },
    }),
    handler: async (request, reply) => {
      const parts = readParts(call, request)
      const answer = await handler({
        tenant: request.tenant,
        identity: request.identity,
        ...parts,
        request,
        reply,
      } as Asked<C>)
      if (!context.config.isProduction && call.reply) checkReply(call, answer)
      reply.header('cache-control', 'no-store').code(call.status ?? 200)
      return call.reply ? answer : reply.send()
    },
  })
}

async function admit(context: Context, request: FastifyRequest, call: Call): Promise<void> {
  request.identity = await context.identify(request)
  if (request.identity && request.identity.tenant !== request.tenant) throw refuseGenerally(403)
  if (call.access === 'visitor') return
  if (!request.identity) throw refuseGenerally(401)
  const allowed =
    call.access === 'manager' ? request.identity.roles.includes('SALES_MANAGER') : request.identity.roles.length > 0
  if (!allowed) throw refuseGenerally(403)
}

function readParts(call: Call, request: FastifyRequest): { params: unknown; query: unknown; body: unknown } {
  const given = request.params as Record<string, string>
  const params =
    call.params && Object.fromEntries(Object.keys(call.params.shape).map((name) => [name, given[plain(name)]]))
  return {
    params: params && checked(call.params, params),
    query: call.query ? checked(call.query, request.query) : refuseQuery(request.query),
    body: call.body && checked(call.body, request.body),
  }
}

function refuseQuery(query: unknown): undefined {
  const [key] = Object.keys(query as object)
  if (key !== undefined) throw refuse('MINATO-1008', { body: [{ path: key, message: `Unrecognized key: "${key}"` }] })
  return undefined
}

function checked(shape: z.ZodType, value: unknown): unknown {
  const result = shape.safeParse(value)
  if (result.success) return result.data
  throw refuse('MINATO-1008', {
    body: result.error.issues.slice(0, 50).map((issue) => ({
      path: [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].join('.'),
      message: issue.message.slice(0, 300),
    })),
  })
}

/** Off in production: a reply that breaks its contract is our fault, found by tests. */
function checkReply(call: Call, answer: unknown): void {
  const result = call.reply?.safeParse(answer)
  if (result && !result.success) throw new Error(`${nameOf(call)} answers off its contract: ${result.error.message}`)
}
