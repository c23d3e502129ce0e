import type { Transport } from './visit.ts'

const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The browser's transport: fetch with the tenant, the session's cookies and the anti-forgery token (API-03). */
export const fetchTransport =
  (tenant: string): Transport =>
  async ({ method, url, body, signal }) => {
    const headers: Record<string, string> = { 'tenant-id': tenant }
    const token = cookie('XSRF-TOKEN')
    if (token) headers['X-XSRF-TOKEN'] = decodeURIComponent(token)
    const options: RequestInit = { method, headers, redirect: 'error', signal: signal ?? null }
    if (body !== undefined) {
      headers['content-type'] = 'application/json'
      options.body = JSON.stringify(body)
    }
    const answer = await fetch(url, options)
    const text = await answer.text()
    return { status: answer.status, json: text ? JSON.parse(text) : undefined }
  }
