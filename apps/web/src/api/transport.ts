import type { ApiRequest, Transport } from './visit.ts'

const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** A dead connection may take minutes to notice; the server gives up after half of this. */
const PATIENCE_MS = 30_000
function limited(signal: AbortSignal | undefined): AbortSignal | undefined {
  // Old browsers have neither.
  const limit = AbortSignal.timeout?.(PATIENCE_MS)
  return signal && limit ? (AbortSignal.any?.([signal, limit]) ?? signal) : (signal ?? limit)
}

/** Headers of every call: the tenant, and the CSRF token if there is one. */
export function tokenHeaders(tenant: string): Record<string, string> {
  const token = cookie('XSRF-TOKEN')
  return { 'tenant-id': tenant, ...(token && { 'X-XSRF-TOKEN': decodeURIComponent(token) }) }
}
/** Requests a CSRF token, which the server sets as a cookie. */
export const askToken = (tenant: string) =>
  fetch('/api/csrf', { method: 'POST', headers: { 'tenant-id': tenant }, redirect: 'error' })

/** The browser's transport: fetch with tenant, session cookies and CSRF token (API-03). */
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
    // A foreign response, such as a captive portal, counts as offline.
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
    // The token belongs to another session or old keys: retries once with a new one.
    await askToken(tenant)
    return once(request)
  }
}
