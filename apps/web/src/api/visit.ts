import type { Locale } from '@minato/contract/enumerations'
import type { UserInfo } from '@minato/contract/users-shapes'

/** What the server hands to the rendering of one page. Types only: server and browser both read this file. */

export interface ApiAnswer {
  status: number
  json: unknown
  /** Seconds, where the server says when to come again. */
  retryAfter?: number
}
export interface ApiRequest {
  method: string
  /** Path and query of the call. */
  url: string
  body?: unknown
  /** Of a creating call: the same one again is the same effect (API-09). */
  key?: string
  /** Of a versioned call: what was read (API-11). */
  version?: number
  signal?: AbortSignal
}
/** How a call travels: in process while rendering, over the network in the browser. */
export type Transport = (request: ApiRequest) => Promise<ApiAnswer>

export interface Visit {
  nonce: string
  tenant: string
  locale: Locale
  /** Scheme and host of the page, without a slash at the end. */
  origin: string
  transport: Transport
  /** Who is signed in; his pages are kept nowhere. */
  user?: UserInfo | undefined
  /** Passwords and new accounts live with another provider. */
  isProviderExternal?: boolean
  /** Writes down why a page could not be loaded. */
  report(error: unknown): void
  /** Takes the finished page; the body of its answer stays empty. */
  setHtml(html: string): void
  /** The page belongs to one reader, or its address is a secret: it is kept nowhere. */
  keepPrivate(): void
  /** The status of the page where it is neither 200, 404 nor an error: 410 for a sold car. */
  setStatus(status: number): void
}
