import fastJson from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { nameOf, pathOf } from '@minato/contract/call'
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@minato/contract/call'
import type { Context, Identity } from '../../context.ts'
import { shareReply } from '../cache/shared-cache.ts'
import { actorName, runAsCaller } from '../auth/actor.ts'
import { authorize } from '../auth/authorize.ts'
import { isExpensiveCall } from '../rate-limit/counter-classes.ts'
import { uncountAttempt, assertWithinLimit } from '../rate-limit/counters.ts'
import { sessionIdOf } from '../auth/csrf.ts'
import type { Transaction } from '../database/database.ts'
import { rateLimitError } from './http-error.ts'
import { extractFields, hasCommonExtraction, splitFieldsCode } from './field-extraction.ts'
import { runWithDeadline } from './request-deadlines.ts'
import { callerKey } from '../rate-limit/caller-key.ts'
import { withIdempotency } from './idempotency.ts'
import type { IdempotencyOptions, IdempotentRequest } from './idempotency.ts'
import { compressReply } from './compression.ts'
import { assertNoForm, readParts, versionOf } from './read-request.ts'
import { serialiserSchema } from './serializer.ts'
import { BODY_MS } from './slow-uploads.ts'

/** A handler's input: tenant, identity, and the parts of the request as parsed by the contract. */
export interface RequestContext<C extends Call> {
  tenant: string
  identity: Identity | undefined
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  /** The version that the caller read (`If-Match`), of a versioned call. */
  version: C['isVersioned'] extends true ? number : undefined
  /**
   * Whether the caller marks repetitions by an `Idempotency-Key`; without one, double clicks are detected by content.
   */
  hasKey: boolean
  /** The effect of a creating call with its answer, in one transaction that honours `Idempotency-Key` (idempotency.ts). */
  withIdempotency<P = undefined>(
    work: (tx: Transaction, prepared: P) => Promise<ReplyOf<C>>,
    before?: IdempotencyOptions<P>,
  ): Promise<ReplyOf<C>>
  request: FastifyRequest
  reply: FastifyReply
}
export type Handler<C extends Call> = (
  request: RequestContext<C>,
) => Promise<undefined extends ReplyOf<C> ? void : ReplyOf<C>>

declare module 'fastify' {
  interface FastifyRequest {
    tenant: string
    identity: Identity | undefined
    /**
     * The cache generation when the request came (Cache.since); undefined where the reply came from
     * the cache.
     */
    since: number | undefined
  }
  interface FastifyContextConfig {
    call?: Call
    /** Runs after the rate limit has counted the request, before its body is read. */
    admit?: onRequestAsyncHookHandler
  }
}

/** Writes such replies as JSON; made at the first of them, because all together would cost a start half a second of CPU. */
function serializerFor(reply: z.ZodType): (answer: unknown) => string {
  let write: ((answer: unknown) => string) | undefined
  return (value) => (write ??= fastJson(serialiserSchema(reply)))(value)
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Approximate size of a list of cards as objects. */
const READ_BYTES = 30_000

/**
 * An expensive call may be tried this many times its limit: repeats and rejected files are
 * uncounted (counters.ts).
 */
const RETRY_FACTOR = 10

const LONG_MS = 90_000
/** Transfers of files have the time of slow connections; public ones have the time of other calls. */
const timeoutFor = ({ takes, upload, download, access, isLong }: Call): { handlerTimeout?: number } => {
  if ((takes ?? upload ?? download) && access !== 'visitor') return { handlerTimeout: BODY_MS }
  return isLong ? { handlerTimeout: LONG_MS } : {}
}

// find-my-way ends a parameter's name at a hyphen.
const snakeCase = (name: string): string => name.replaceAll('-', '_')
const urlOf = (call: Call): string => pathOf(call).replace(/\{([^}]+)\}/g, (_, name: string) => `:${snakeCase(name)}`)

/** Puts one call of the contract on the server: its validation, access, tenant, rate class and reply shape. */
export function serve<C extends Call>(app: FastifyInstance, context: Context, call: C, handler: Handler<C>): void {
  if (call.takes)
    void app.register(async (inner) => registerCall(acceptOnlyFiles(inner, call.takes), context, call, handler))
  else registerCall(app, context, call, handler)
}

/** For changes of what public replies show: the caller's next read has the change, before it is announced. */
export function serveChange<C extends Call>(
  app: FastifyInstance,
  context: Context,
  call: C,
  handler: Handler<C>,
): void {
  serve(app, context, call, async (request) => {
    const reply = await handler(request)
    context.changes.countLocalChange(request.tenant)
    return reply
  })
}

/** Reads no body but files of these types, which it passes on unread; any other is answered 415. */
function acceptOnlyFiles(inner: FastifyInstance, types: readonly string[] = []): FastifyInstance {
  inner.removeAllContentTypeParsers()
  inner.addContentTypeParser([...types], (_, payload, callback) => callback(null, payload))
  return inner
}

function registerCall<C extends Call>(app: FastifyInstance, context: Context, call: C, handler: Handler<C>): void {
  const serialize = call.reply && serializerFor(call.reply)
  const run = async (request: RequestContext<C>): Promise<unknown> => {
    const result = await handler(request)
    if (!context.config.isProduction && call.reply) assertReplyShape(call, result)
    return result
  }
  const replyCache =
    call.method === 'GET' && call.access === 'visitor' && !call.isFresh ? cacheReplies(context) : undefined
  if (replyCache && serialize)
    context.direct.add(call, ({ tenant, url, params, query }) => {
      const make = async (): Promise<unknown> => {
        const parts = readParts(call, params, query, undefined)
        const result = await run({ tenant, identity: undefined, ...parts } as RequestContext<C>)
        if (!context.config.isProduction) assertNothingDropped(call, result, serialize(result))
        return result
      }
      return context.config.isCacheOn ? context.cache.keep(tenant, `read ${url}`, make, () => READ_BYTES) : make()
    })

  /** Public answers depend on the tenant only, not on the caller. */
  const allowSharing = (request: FastifyRequest, reply: FastifyReply, since: number): void => {
    reply.header('cache-control', 'no-store').header('vary', 'Tenant-Id, Accept-Encoding')
    shareReply(context, request, reply, { tenant: request.tenant, path: request.raw.url ?? '', since })
  }

  const max = context.config.rates[call.rate]
  const countRefused = app.createRateLimit({
    max,
    keyGenerator: (request) => `${nameOf(call)} ${callerKey(request)}`,
  })
  const authenticate = async (request: FastifyRequest): Promise<void> => {
    try {
      request.tenant = await context.tenants.ofHeader(request.headers['tenant-id'])
      request.identity = await authorize(context, request, call)
    } catch (error) {
      const count = await countRefused(request)
      if (!count.isAllowed && count.isExceeded) throw rateLimitError(count.ttlInSeconds)
      throw error
    }
  }
  // Unauthorized requests are rejected before the rate limit counts them, so they use nothing of
  // the budget of their network. Public reads are counted first, because a cached reply costs less.
  const isShareable = call.access === 'visitor' && call.method === 'GET'
  const authenticateCaller: onRequestAsyncHookHandler = async (request, reply) => {
    if (isShareable) await authenticate(request)
    if (isExpensiveCall(call.rate)) await assertWithinLimit(context, call.rate, callerKey(request))
    if (!replyCache) return
    const cachedReply = replyCache.get(request.tenant, request.raw.url ?? '')
    request.since = cachedReply === undefined ? context.cache.since(request.tenant) : undefined
    if (cachedReply === undefined) return
    allowSharing(request, reply, context.cache.since(request.tenant))
    return reply.type(JSON_TYPE).send(cachedReply)
  }

  app.route({
    method: call.method,
    url: urlOf(call),
    ...timeoutFor(call),
    exposeHeadRoute: call.method === 'GET',
    ...(!isShareable && { onRequest: authenticate }),
    config: {
      call,
      admit: authenticateCaller,
      rateLimit: { max: isExpensiveCall(call.rate) ? max * RETRY_FACTOR : max, groupId: call.rate },
    },
    ...(serialize && { serializerCompiler: () => serialize }),
    schema: serialize ? { response: { [call.status ?? 200]: {} } } : {},
    ...(replyCache && {
      onSend: [
        async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
          if (reply.statusCode === 200 && typeof payload === 'string' && request.since !== undefined)
            replyCache.put(request.tenant, request.raw.url ?? '', payload, request.since)
          return payload
        },
        compressReply,
      ],
    }),
    handler: async (request, reply) => {
      if (!call.upload) assertNoForm(request)
      const pathParameters = request.params as Record<string, string>
      const params = Object.fromEntries(
        Object.keys(call.params?.shape ?? {}).map((name) => [name, pathParameters[snakeCase(name)] ?? '']),
      )
      const extraction = hasCommonExtraction(call) ? splitFieldsCode(request.query as object) : undefined
      const parts = readParts(call, params, extraction?.rest ?? (request.query as object), request.body)
      const { tenant } = request
      // Cached replies are made without an identity.
      const identity = replyCache ? undefined : request.identity
      const version = call.isVersioned && versionOf(request)
      let wasOnce = false
      const callRequest = {
        ...parts,
        tenant,
        identity,
        version,
        hasKey: request.headers['idempotency-key'] !== undefined,
        request,
        reply,
        withIdempotency: <T, P>(
          work: (tx: Transaction, prepared: P) => Promise<T>,
          before?: IdempotencyOptions<P>,
        ): Promise<T> => {
          wasOnce = true
          const onRepeat = async (): Promise<void> => {
            await before?.onRepeat?.()
            if (isExpensiveCall(call.rate)) await uncountAttempt(context, call.rate, callerKey(request))
          }
          const prepare = before?.prepare ?? (async () => undefined as P)
          const actor = before?.actor
          const repeated = { ...idempotentRequest(call, request, parts), ...(actor && { actor }) }
          return withIdempotency(context.db, repeated, work, { ...before, prepare, onRepeat })
        },
      } as unknown as RequestContext<C>
      const change = () => runWithDeadline(request, () => runAsCaller(identity, nameOf(call), () => run(callRequest)))
      const result = await (call.method === 'GET' ? run(callRequest) : change())
      // The handler has started the response (csv.ts).
      if (call.download) return reply
      if (call.isCreating && !wasOnce && !context.config.isProduction)
        throw new Error(`${nameOf(call)} creates without asked.withIdempotency`)
      if (call.stream) return reply
      reply.header('cache-control', 'no-store').code(call.status ?? 200)
      if (replyCache && request.since !== undefined) allowSharing(request, reply, request.since)
      if (extraction?.code && serialize)
        return reply
          .type(JSON_TYPE)
          .send(JSON.stringify(extractFields(call, extraction.code, JSON.parse(serialize(result)))))
      return call.reply ? result : reply.send()
    },
  })
}

/** Answers to visitors as the bytes that went out, so that a repeated question costs neither a query nor a serialisation. */
function cacheReplies({ cache, config }: Context) {
  const get = (tenant: string, url: string): Buffer | undefined =>
    config.isCacheOn ? cache.get<Buffer>(tenant, url) : undefined
  const cacheReply = (tenant: string, url: string, text: string, since: number): void => {
    if (!config.isCacheOn) return
    const bytes = Buffer.from(text)
    cache.put(tenant, url, bytes, since, bytes.length)
  }
  return { get, put: cacheReply }
}

/** Keys are scoped to the caller; a visitor is scoped to the anonymous session. */
function idempotentRequest(call: Call, request: FastifyRequest, input: unknown): IdempotentRequest {
  const { tenant, identity, headers } = request
  const visitor = (): string =>
    createHash('sha256')
      .update(String(sessionIdOf(request)))
      .digest('base64url')
  return {
    tenant,
    actor: identity ? actorName(identity) : `visitor ${visitor()}`,
    route: nameOf(call),
    key: headers['idempotency-key']?.toString(),
    asked: input,
  }
}

/** A page receives the reply object as it is, so it may hold nothing that the reply would not. */
function assertNothingDropped(call: Call, result: unknown, written: string): void {
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(result)), JSON.parse(written)))
    throw new Error(`${nameOf(call)} answers more than its contract`)
}

/** Off in production: a reply that breaks its contract is our fault, found by tests. */
function assertReplyShape(call: Call, reply: unknown): void {
  const result = call.reply?.safeParse(reply)
  if (result && !result.success) throw new Error(`${nameOf(call)} answers off its contract: ${result.error.message}`)
}
