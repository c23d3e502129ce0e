import type { Locale } from '@minato/contract/enumerations'

/** What the server hands to the rendering of one page. Types only: server and browser both read this file. */

export interface ApiAnswer {
  status: number
  json: unknown
}
export interface ApiRequest {
  method: string
  /** Path and query of the call. */
  url: string
  body?: unknown
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
  /** Writes down why a page could not be loaded. */
  report(error: unknown): void
  /** Takes the finished page; the body of its answer stays empty. */
  setHtml(html: string): void
  /** The status of the page where it is neither 200, 404 nor an error: 410 for a sold car. */
  setStatus(status: number): void
}
