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

/** The browser's transport: fetch with the tenant, the session's cookies and the anti-forgery token (API-03). */
export function fetchTransport(tenant: string): Transport {
  const once: Transport = async ({ method, url, body, key, version, signal }) => {
    const headers: Record<string, string> = { 'tenant-id': tenant }
    const token = cookie('XSRF-TOKEN')
    if (token) headers['X-XSRF-TOKEN'] = decodeURIComponent(token)
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
  const askToken = () => once({ method: 'POST', url: '/api/csrf' })
  return async (request: ApiRequest) => {
    if (request.method === 'GET') return once(request)
    if (!cookie('XSRF-TOKEN')) await askToken()
    const answer = await once(request)
    if (answer.status !== 403) return answer
    // A token of another session, or of before the server's keys: one more try with a new one.
    await askToken()
    return once(request)
  }
}
