import type { TestServer } from './app.ts'

/** A minimal browser for sign-in: keeps cookies, follows redirects, sends the anti-forgery token. */
export interface TestBrowser {
  cookies: Map<string, string>
  /** One request; cookies are kept, and an absolute address is treated as ours. */
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply>
  /** Signs in through the provider; returns the final address, and throws the form's error. */
  signIn(email: string, password: string, returnRoute?: string): Promise<string>
  /** Opens the provider's form; returns the interaction's uid. */
  begin(returnRoute?: string): Promise<string>
  /** Follows redirects from a path; returns the last address. */
  follow(path: string): Promise<string>
}
export interface Reply {
  status: number
  headers: Record<string, unknown>
  json: unknown
}

export function browserAt({ app }: TestServer, { host = 'localhost:3000', tenant = 'staging' } = {}): TestBrowser {
  const cookies = new Map<string, string>()
  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> => {
    const { pathname, search } = new URL(path, `http://${host}`)
    const answer = await app.inject({
      method: method as 'GET',
      url: pathname + search,
      headers: {
        host,
        'tenant-id': tenant,
        ...(cookies.size && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    })
    for (const { name, value, maxAge } of answer.cookies)
      if (maxAge === 0 || value === '') cookies.delete(name)
      else cookies.set(name, value)
    const isJson = /json/.test(String(answer.headers['content-type']))
    return { status: answer.statusCode, headers: answer.headers, json: isJson ? answer.json() : answer.payload }
  }
  const get = (path: string, headers?: Record<string, string>) => ask('GET', path, undefined, headers)
  const send: TestBrowser['send'] = async (method, path, body, headers) => {
    if (!cookies.has('XSRF-TOKEN')) await ask('POST', '/api/csrf')
    return ask(method, path, body, { 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '', ...headers })
  }
  const follow = async (path: string): Promise<string> => {
    let at = path
    for (let hops = 0; hops < 10; hops++) {
      const { status, headers } = await get(at)
      if (status < 300 || status >= 400) return relative(at)
      at = new URL(String(headers['location']), new URL(at, `http://${host}`)).href
      if (/\/(?:success-login|login|sign-in\/)/.test(new URL(at).pathname)) return relative(at)
    }
    throw new Error(`redirects without end at ${at}`)
  }
  const relative = (address: string): string => {
    const { pathname, search } = new URL(address, `http://${host}`)
    return pathname + search
  }
  const begin = async (returnRoute = '/'): Promise<string> => {
    const form = await follow(`/auth/sign-in?${new URLSearchParams({ return: returnRoute })}`)
    return /\/sign-in\/([^?]+)/.exec(form)?.[1] ?? ''
  }
  return {
    cookies,
    get,
    send,
    follow,
    begin,
    async signIn(email, password, returnRoute) {
      const uid = await begin(returnRoute)
      const { status, json } = await send('POST', `/api/sign-in/${uid}`, { email, password })
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(json)}`)
      return follow((json as { location: string }).location)
    },
  }
}
