import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openStream } from '@minato/contract/messages'
import type { Context, Person } from '../../../context.ts'
import { rateLimitError } from '../../../platform/http/http-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { isStillSignedIn, requirePerson } from '../../users/people-lookup/service.ts'
import { isManager } from '../event-log/service.ts'
import { feedAfter, feedEnds } from './feed-store.ts'
import type { FeedItem } from './feed-store.ts'
import { createHub } from './stream-listeners.ts'
import type { Hub, Listener } from './stream-listeners.ts'

/** Live pages (INQ-04): server-sent events that name what to reload and carry no content. */

/** Shorter than the idle timeout of the server and of proxies. */
export const BEAT_MS = 20_000
/** Streams per user and process: one per open page, with some spare. */
const MOST_OF_ONE = 24
/** A client that missed more reloads everything. */
const REPLAYED = 1000
/** A client that does not read is disconnected, and reconnects with its last position. */
const UNREAD_BYTES = 256 * 1024

interface Stream {
  tenant: string
  person: Person
  raw: ServerResponse
  listener: Listener
  /** Last sent position; undefined while missed items are being read. */
  lastSentPosition: number | undefined
}

export function serveStream(app: FastifyInstance, context: Context): void {
  const hub = createHub(context)
  const streams = new Set<Stream>()
  const beat = setInterval(() => void sendHeartbeats(context, streams), BEAT_MS)
  beat.unref()
  context.changes.onAccessEnd((notice) => {
    const endedSession = notice === null ? undefined : (JSON.parse(notice) as { tenant: string; personId: string })
    for (const stream of streams)
      if (!endedSession || (stream.tenant === endedSession.tenant && stream.person.userId === endedSession.personId))
        void endIfSignedOut(context, stream)
  })
  // A stop closes all streams; clients reconnect to another process.
  app.addHook('preClose', async () => {
    clearInterval(beat)
    for (const { raw } of streams) raw.end()
  })

  serve(app, context, openStream, async ({ tenant, identity, request, reply }) => {
    const person = requirePerson(identity)
    if ([...streams].filter((one) => one.person.userId === person.userId).length >= MOST_OF_ONE)
      throw rateLimitError(10)
    await open(context, hub, streams, { tenant, person, request, reply })
  })
}

async function open(
  context: Context,
  hub: Hub,
  streams: Set<Stream>,
  asking: { tenant: string; person: Person; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { tenant, person, request, reply } = asking
  const { raw } = reply
  const waiting: FeedItem[] = []
  const stream: Stream = { tenant, person, raw, lastSentPosition: undefined, listener: { hear: onItem } }
  function onItem(item: FeedItem): void {
    if (stream.lastSentPosition === undefined) waiting.push(item)
    else sendItem(stream, item)
  }
  streams.add(stream)
  const unsubscribe = (): void => {
    streams.delete(stream)
    hub.leave(tenant, stream.listener)
  }
  raw.once('close', unsubscribe)
  try {
    const from = await hub.listen(tenant, stream.listener)
    const lastKnownPosition = lastKnown(request)
    const missed = lastKnownPosition === null ? null : await missedBy(context, person, tenant, lastKnownPosition, from)
    // The client may have disconnected meanwhile.
    if (raw.destroyed) return unsubscribe()
    reply.hijack()
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    // Without missed items the first event may be far off.
    raw.flushHeaders()
    const isComplete = lastKnownPosition === null || missed !== null
    if (!missed) raw.write(`id: ${from}\nevent: ${isComplete ? 'start' : 'reset'}\ndata: {}\n\n`)
    stream.lastSentPosition = missed ? (lastKnownPosition ?? 0) : from
    for (const item of [...(missed ?? []), ...waiting]) sendItem(stream, item)
    stream.lastSentPosition = Math.max(stream.lastSentPosition, from)
    // An injected request has no client, and HEAD has no body.
    if ('_lightMyRequest' in request.raw || request.method === 'HEAD') raw.end()
    // A sign-out before the headers were sent has ended no stream.
    else void endIfSignedOut(context, stream)
  } catch (error) {
    unsubscribe()
    throw error
  }
}

/** The last position of this client, from the header that browsers and our pages send. */
function lastKnown({ headers }: FastifyRequest): number | null {
  const lastEventId = headers['last-event-id']
  return typeof lastEventId === 'string' && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null
}

/** Items that a client missed before its listener started; null if unknown. */
async function missedBy(
  { db }: Context,
  person: Person,
  tenant: string,
  lastSeen: number,
  from: number,
): Promise<FeedItem[] | null> {
  const ownerId = isManager(person) ? null : person.userId
  const [items, [ends = { first: 1, last: 0 }]] = await db.readAll<[FeedItem[], { first: number; last: number }[]]>(
    tenant,
    [feedAfter(tenant, lastSeen, ownerId, REPLAYED + 1), feedEnds(tenant)],
  )
  // Another process may have sent items that this one does not know yet.
  if (lastSeen > ends.last || lastSeen + 1 < ends.first || items.length > REPLAYED) return null
  return items.filter(({ position }) => position <= from)
}

function sendItem(stream: Stream, { position, ownerId, inquiryId, kind, seq }: FeedItem): void {
  const { person, raw } = stream
  if (position <= (stream.lastSentPosition ?? 0)) return
  stream.lastSentPosition = position
  if (!isManager(person) && ownerId !== person.userId) return
  raw.write(`id: ${position}\nevent: deal\ndata: ${JSON.stringify({ inquiryId, kind, seq })}\n\n`)
  if (raw.writableLength > UNREAD_BYTES) raw.destroy()
}

/** Sends heartbeats, updates positions, and ends the streams of expired sessions. */
async function sendHeartbeats(context: Context, streams: ReadonlySet<Stream>): Promise<void> {
  for (const stream of streams) {
    await endIfSignedOut(context, stream)
    // Read after the wait: an older position would deliver events twice.
    if (stream.lastSentPosition !== undefined && !stream.raw.writableEnded)
      stream.raw.write(`id: ${stream.lastSentPosition}\n: beat\n\n`)
  }
}

/** Ends an open stream whose session has ended or whose roles were reduced. */
async function endIfSignedOut(context: Context, { person, raw }: Stream): Promise<void> {
  if (raw.headersSent && !(await isStillSignedIn(context, person).catch(() => true))) raw.end()
}
