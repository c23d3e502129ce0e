import type { OfficeLocale } from '@minato/contract/enumerations'
import type { UserInfo } from '@minato/contract/users-shapes'

/** Data that the server passes to the rendering of one page. Types only: server and browser read this file. */

export interface ApiAnswer {
  status: number
  json: unknown
  /** Seconds to wait before a retry, if the server sets them. */
  retryAfter?: number
}
export interface ApiRequest {
  method: string
  /** Path and query of the call. */
  url: string
  body?: unknown
  /** Idempotency key of a creating call (API-09). */
  key?: string
  /** Version of a versioned call (API-11). */
  version?: number
  signal?: AbortSignal
}
/** How calls are sent: in process while rendering, over the network in the browser. */
export type Transport = (request: ApiRequest) => Promise<ApiAnswer>

export interface Visit {
  nonce: string
  tenant: string
  locale: OfficeLocale
  /** Origin of the page, without a trailing slash. */
  origin: string
  transport: Transport
  /** The signed-in user, whose pages are not cached. */
  user?: UserInfo | undefined
  /** An external provider manages passwords and accounts. */
  isProviderExternal?: boolean
  /** Logs why a page could not be loaded. */
  report(error: unknown): void
  /** Receives the finished page; the response body stays empty. */
  setHtml(html: string): void
  /** The page is personal or its address is secret: it is not cached. */
  keepPrivate(): void
  /** The page's status if neither 200, 404 nor an error: 410 for a sold car. */
  setStatus(status: number): void
}
