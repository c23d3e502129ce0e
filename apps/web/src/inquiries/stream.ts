import { isSessionOver } from '../session/is-session-over.ts'
import { pause } from '../api/pause.ts'
import type { Shell } from '../api/shell.ts'
import { tokenHeaders } from '../api/transport.ts'

/** Live events of inquiries (INQ-04): one connection for all listeners of a page. */

export interface InquiryNews {
  inquiryId: string
  kind: 'event' | 'read' | 'car'
  seq: number
}
export interface InquiryListener {
  hear(news: InquiryNews): void
  /** Events may have been missed: reload everything. */
  reset(): void
}

const ADDRESS = '/api/main/stream'
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
/** The server sends a heartbeat every 20 seconds; a silent connection is dead. */
const SILENCE_MS = 45_000

const listeners = new Set<InquiryListener>()
let running: AbortController | undefined
/** The page's position in the feed; the server sends everything after it. */
let lastPosition: string | undefined
let streamUserId: string | undefined
let channel: BroadcastChannel | undefined

/**
 * Listens until the returned function is called. `user`: the signed-in user; another one starts at another
 * position.
 */
export function onInquiryNews(shell: Shell, user: string, listener: InquiryListener): () => void {
  if (streamUserId !== user) stop()
  streamUserId = user
  listeners.add(listener)
  if (running)
    // Its data may have been loaded before the last event.
    queueMicrotask(() => listeners.has(listener) && listener.reset())
  else start(shell, user)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop()
  }
}

function stop(): void {
  running?.abort()
  running = undefined
  // Without listeners the position is dropped; the next listener has just loaded its data.
  lastPosition = undefined
  channel?.close()
  channel = undefined
}

/** Browsers limit connections per server: one tab holds the stream and forwards events to the others. */
function start(shell: Shell, user: string): void {
  running = new AbortController()
  const { signal } = running
  const runExclusively = () => run(shell, signal)
  if (!('locks' in navigator && 'BroadcastChannel' in window)) return void runExclusively()
  const name = `deals ${shell.tenant} ${user}`
  channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Part>) => hear(data))
  const requestLock = () =>
    // Stopped: another user is signed in, or there are no listeners.
    navigator.locks.request(name, { signal }, runExclusively).catch(() => {})
  navigator.locks
    .request(name, { ifAvailable: true }, async (lock) => {
      if (lock && !signal.aborted) await runExclusively()
      return lock !== null
    })
    .then(
      (isOwn) => {
        if (isOwn || signal.aborted) return undefined
        const lockRequest = requestLock()
        // Another tab's stream started before this page was loaded: events between may be missing.
        for (const one of listeners) one.reset()
        return lockRequest
      },
      () => {},
    )
}

async function run(shell: Shell, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    const answered = await connect(shell.tenant, signal).catch(() => 'DOWN' as const)
    if (signal.aborted) return
    const isOver = answered === 'REFUSED' || (answered === 'SIGNED_OUT' && (await isSessionOver(shell)))
    // Meanwhile the page may have received it, and another user may listen.
    if (signal.aborted) return
    // Later listeners, after another sign-in, start again.
    if (isOver) return stop()
    wait = answered === 'ENDED' ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS)
    await pause(wait * (0.75 + Math.random() / 2), signal)
  }
}

async function connect(tenant: string, signal: AbortSignal): Promise<'ENDED' | 'SIGNED_OUT' | 'REFUSED' | 'DOWN'> {
  const line = new AbortController()
  const abortLine = () => line.abort()
  signal.addEventListener('abort', abortLine)
  window.addEventListener('offline', abortLine)
  let silenceTimer = setTimeout(abortLine, SILENCE_MS)
  try {
    const response = await fetch(ADDRESS, {
      headers: {
        ...tokenHeaders(tenant),
        accept: 'text/event-stream',
        ...(lastPosition && { 'Last-Event-ID': lastPosition }),
      },
      redirect: 'error',
      cache: 'no-store',
      signal: line.signal,
    })
    if (response.status === 401) return 'SIGNED_OUT'
    if (response.status === 403) return 'REFUSED'
    if (!response.ok || !response.body) return 'DOWN'
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'ENDED'
      clearTimeout(silenceTimer)
      silenceTimer = setTimeout(abortLine, SILENCE_MS)
      const parts = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) take(part)
    }
  } finally {
    clearTimeout(silenceTimer)
    signal.removeEventListener('abort', abortLine)
    window.removeEventListener('offline', abortLine)
  }
}

interface Part {
  kind: string | undefined
  id: string | undefined
  data: string | undefined
}
/** One event of the stream, for this tab and the others. */
function take(text: string): void {
  const fields = new Map(
    text.split('\n').map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trimStart()] as const
    }),
  )
  const part = { kind: fields.get('event'), id: fields.get('id'), data: fields.get('data') }
  hear(part)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel?.postMessage(part)
}

function hear({ kind, id, data }: Part): void {
  lastPosition = id ?? lastPosition
  const news = kind === 'deal' ? newsIn(data) : undefined
  for (const one of listeners)
    if (news) one.hear(news)
    // At the start too, because events may have happened since the page was loaded.
    else if (kind === 'start' || kind === 'reset') one.reset()
}

function newsIn(data: string | undefined): InquiryNews | undefined {
  try {
    return JSON.parse(data ?? '') as InquiryNews
  } catch {
    return undefined
  }
}
