import type { ApiRequest, Transport } from './visit.ts'

const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** A dead line can take minutes to be noticed; the server itself gives up after half of this. */
const PATIENCE_MS = 30_000
function limited(signal: AbortSignal | undefined): AbortSignal | undefined {
  // The oldest phones know neither.
  const limit = AbortSignal.timeout?.(PATIENCE_MS)
  return signal && limit ? (AbortSignal.any?.([signal, limit]) ?? signal) : (signal ?? limit)
}

/** What every call carries besides its own: the tenant, and the anti-forgery token where there is one. */
export function tokenHeaders(tenant: string): Record<string, string> {
  const token = cookie('XSRF-TOKEN')
  return { 'tenant-id': tenant, ...(token && { 'X-XSRF-TOKEN': decodeURIComponent(token) }) }
}
/** Asks the server for a token, which it leaves in the cookie. */
export const askToken = (tenant: string) =>
  fetch('/api/csrf', { method: 'POST', headers: { 'tenant-id': tenant }, redirect: 'error' })

/** The browser's transport: fetch with the tenant, the session's cookies and the anti-forgery token (API-03). */
export function fetchTransport(tenant: string): Transport {
  const once: Transport = async ({ method, url, body, key, version, signal }) => {
    const headers = tokenHeaders(tenant)
    if (key) headers['Idempotency-Key'] = key
    if (version !== undefined) headers['If-Match'] = `"${version}"`
    const options: RequestInit = {
      method,
      headers,
      redirect: 'error',
      signal: (method === 'GET' ? limited(signal) : signal) ?? null,
    }
    if (body !== undefined) {
      headers['content-type'] = 'application/json'
      options.body = JSON.stringify(body)
    }
    const answer = await fetch(url, options)
    const text = await answer.text()
    const isOurs = answer.headers.get('content-type')?.startsWith('application/json')
    // Words of somebody in between: a page to sign in to a network is a line that is down.
    if (answer.ok && text && !isOurs) throw new TypeError('The answer is not the shop’s')
    const retryAfter = Number(answer.headers.get('retry-after'))
    return {
      status: answer.status,
      json: text && isOurs ? JSON.parse(text) : undefined,
      ...(retryAfter > 0 && { retryAfter }),
    }
  }
  return async (request: ApiRequest) => {
    if (request.method === 'GET') return once(request)
    if (!cookie('XSRF-TOKEN')) await askToken(tenant)
    const answer = await once(request)
    if (answer.status !== 403) return answer
    // A token of another session, or of before the server's keys: one more try with a new one.
    await askToken(tenant)
    return once(request)
  }
}
