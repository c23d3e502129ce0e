import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { exportJWK, generateKeyPair } from 'jose'
import type { JWK } from 'jose'
import type { TestBrowser } from './browser.ts'
import type { OtherProviderOptions } from './other-provider.ts'
import { end } from './processes.ts'

export interface OtherProvider {
  issuer: string
  port: number
  stop(): Promise<void>
}

/** A new key for such a provider. */
export async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: `key-${Math.random()}`, alg: 'ES256', use: 'sig' }
}

/** Starts another OpenID provider in its own process. */
export async function otherProvider(options: OtherProviderOptions): Promise<OtherProvider> {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, 'other-provider.ts'), JSON.stringify(options)],
    { stdio: ['pipe', 'pipe', 'ignore'], env: { ...process.env, NODE_ENV: 'test' } },
  )
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream }))
    if (/^\d+$/.test(line))
      return { port: Number(line), issuer: `http://localhost:${line}`, stop: () => end(child, 'SIGKILL') }
  throw new Error('the other provider did not start')
}

/** Goes to the shop's provider, signs in as this subject, returns, and gives the shop's final address. */
export async function signInElsewhere(
  browser: TestBrowser,
  subject: string,
  returnRoute = '/',
  link?: string,
): Promise<string> {
  const begun = await browser.get(
    `/auth/sign-in?${new URLSearchParams({ return: returnRoute, ...(link && { link }) })}`,
  )
  const first = String(begun.headers['location'])
  if (!first.startsWith('http')) return first
  const back = await walkThrough(first, subject)
  const { headers } = await browser.get(back)
  return String(headers['location'])
}

/** Passes through the other provider's pages until it redirects to the shop. */
async function walkThrough(first: string, subject: string): Promise<string> {
  const cookies = new Map<string, string>()
  const { origin } = new URL(first)
  let at = first
  let form: URLSearchParams | undefined
  for (let steps = 0; steps < 12; steps++) {
    const answer = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    form = undefined
    const location = answer.headers.get('location')
    if (location) {
      at = new URL(location, at).href
      if (!at.startsWith(origin)) return at
    } else if (answer.status === 200 && at.includes('/interaction/'))
      form = new URLSearchParams({ prompt: 'login', login: subject, password: 'any' })
    else throw new Error(`${answer.status} at ${at}: ${(await answer.text()).slice(0, 300)}`)
  }
  throw new Error('the other provider leads nowhere')
}
