import { PASSWORD } from '../e2e/people.ts'

/**
 * Signs in over HTTP without a browser: redirect to the provider, form, redirect back. Returns the
 * cookies.
 * @throws Error if the sign-in is refused.
 */
export async function signInOverHttp(origin: string, email: string): Promise<string> {
  const jar = new Map<string, string>()
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(new URL(path, origin), {
      ...init,
      redirect: 'manual',
      headers: {
        'tenant-id': 'staging',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(init.headers as Record<string, string>),
      },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }
  const follow = async (path: string): Promise<string> => {
    let at = path
    while (!/\/(?:sign-in\/|success-login|login)/.test(new URL(at, origin).pathname) || at.includes('/auth/sign-in')) {
      const { headers, status } = await ask(at)
      const to = headers.get('location')
      if (to === null) throw new Error(`sign-in: ${status}`)
      at = new URL(to, new URL(at, origin)).href
    }
    return at
  }
  const form = await follow('/auth/sign-in?return=/')
  await ask('/api/csrf', { method: 'POST' })
  const answer = await ask(`/api/sign-in/${form.split('/').at(-1)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (answer.status !== 200) throw new Error(`sign-in: ${answer.status}`)
  const { location } = (await answer.json()) as { location: string }
  if (!(await follow(location)).includes('/success-login')) throw new Error('not signed in')
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}
