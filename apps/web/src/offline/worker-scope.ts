/** Types of a service worker: TypeScript's library for workers conflicts with the DOM's. */

export interface WaitUntilEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
export interface FetchEvent extends WaitUntilEvent {
  readonly request: Request
  /** The document, requested while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
export interface ToldEvent extends WaitUntilEvent {
  readonly data: unknown
}
interface InstallEvent extends WaitUntilEvent {
  /** Newest browsers only: requests that bypass the worker. */
  addRoutes?(rule: { condition: object; source: 'network' }): Promise<void>
}

export interface WorkerScope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listen: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listen: (event: WaitUntilEvent) => void): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listen: (event: ToldEvent) => void): void
}
