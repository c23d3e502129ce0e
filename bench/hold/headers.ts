import { calls } from '@minato/contract/calls'
import { nameOf, pathOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import { carsOf, newActor, poolOf } from './cast.ts'
import { ask } from './http.ts'
import type { Reply } from './http.ts'
import { openDatabase, startProduct, stockFolder } from './product.ts'
import { none } from './run.ts'
import type { Driver } from './run.ts'

type Rule = (reply: Reply, isSignedIn: boolean) => string | false
const header = ({ headers }: Reply, name: string): string => String(headers[name] ?? '')
const isPage = (reply: Reply): boolean => header(reply, 'content-type').startsWith('text/html')

/** What a passive scanner looks for in every answer. */
const RULES: readonly Rule[] = [
  (reply) => header(reply, 'x-content-type-options') !== 'nosniff' && 'no nosniff',
  (reply) => (header(reply, 'server') || header(reply, 'x-powered-by')) !== '' && 'says what it runs on',
  (reply) => !header(reply, 'x-request-id') && 'no request id',
  (reply) => reply.text.length > 0 && !header(reply, 'content-type') && 'no type',
  (reply) =>
    /^text\/|json/.test(header(reply, 'content-type')) &&
    !/charset=utf-8/i.test(header(reply, 'content-type')) &&
    !/event-stream|csv/.test(header(reply, 'content-type')) &&
    'no charset',
  (reply) =>
    isPage(reply) && !/default-src/.test(header(reply, 'content-security-policy')) && 'a page without a policy',
  (reply) =>
    isPage(reply) &&
    /script-src[^;]*'unsafe-(?:inline|eval)'/.test(header(reply, 'content-security-policy')) &&
    'a policy that lets scripts in',
  (reply) =>
    isPage(reply) &&
    !/frame-ancestors/.test(header(reply, 'content-security-policy')) &&
    !header(reply, 'x-frame-options') &&
    'a page that may be framed',
  (reply) => isPage(reply) && !header(reply, 'referrer-policy') && 'a page without a referrer policy',
  (reply) => !isPage(reply) && header(reply, 'access-control-allow-origin') === '*' && 'open to every origin',
  (reply, isSignedIn) =>
    isSignedIn &&
    reply.status === 200 &&
    !/no-store|private/.test(header(reply, 'cache-control')) &&
    'somebody’s answer may be kept by others',
  (reply) =>
    reply.status >= 400 && /public|max-age=[1-9]/.test(header(reply, 'cache-control')) && 'a refusal may be kept',
  (reply) => /\n\s+at |node_modules/.test(reply.text) && 'tells of the inside',
]
function cookieFaults({ headers }: Reply): string[] {
  const lines = [headers['set-cookie']].flat().filter(Boolean) as string[]
  return lines.flatMap((line) => {
    const name = line.split('=')[0] ?? ''
    return [
      ...(/;\s*secure/i.test(line) ? [] : [`cookie ${name} without Secure`]),
      ...(/;\s*samesite=(?:lax|strict)/i.test(line) ? [] : [`cookie ${name} without SameSite`]),
      ...(name === 'XSRF-TOKEN' || /;\s*httponly/i.test(line) ? [] : [`cookie ${name} within reach of scripts`]),
    ]
  })
}

const PAGES = [
  '/',
  '/fr',
  '/search-result',
  '/login',
  '/auth/sign-in',
  '/account',
  '/no-such-page',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/worker.js',
  '/api/docs',
  '/api/openapi.json',
  '/api/none',
  '/healthz',
  '/readyz',
  '/%ff',
]

/** G31: the headers of every answer: all calls by a visitor, a customer and a manager, the pages, and refusals. */
export const headersEverywhere: Driver = async (run) => {
  const folder = await stockFolder(run.say)
  const engine = await openDatabase(folder)
  const db = poolOf(engine.url)
  const product = await startProduct({ env: { DATABASE_URL: engine.url, MINATO_DATA: folder } })
  const [car = ''] = await carsOf(db, 'staging', 1)
  const who = [undefined, await newActor(db, 'CUSTOMER'), await newActor(db, 'SALES_MANAGER')]
  const faults = new Map<string, string[]>()
  let looked = 0
  const look = (name: string, reply: Reply, isSignedIn: boolean): void => {
    looked++
    const found = [
      ...RULES.map((rule) => rule(reply, isSignedIn)).filter((one) => one !== false),
      ...cookieFaults(reply),
    ]
    for (const fault of found) faults.set(fault, [...(faults.get(fault) ?? []), `${reply.status} ${name}`])
  }
  for (const actor of who) {
    const headers = actor?.headers ?? { 'tenant-id': 'staging' }
    for (const call of Object.values(calls) as Call[]) {
      if (call.stream) continue
      const path = pathOf(call).replace(/\{[\w-]+\}/g, car)
      // Bodies that are none: what changes something is refused, and its refusal is looked at.
      const reply = await ask(product.origin, {
        method: call.method,
        path,
        headers,
        ...(call.method !== 'GET' && call.body && { body: 7 }),
      })
      look(nameOf(call), reply, actor !== undefined)
    }
    for (const path of PAGES)
      look(
        `GET ${path}`,
        await ask(product.origin, { path, headers: actor?.headers ?? {} }),
        actor !== undefined && !/^\/(?:robots|sitemap|manifest|worker|healthz|readyz|api\/(?:docs|openapi))/.test(path),
      )
  }
  for (const [fault, where] of faults) run.say(`${fault}: ${where.length} (${where.slice(0, 6).join(', ')})`)
  await product.end('SIGTERM')
  await db.close()
  await engine.stop()
  return {
    size: `${looked} answers, ${RULES.length} rules and the cookies`,
    figures: [none('answers against a rule', [...faults.values()].flat().length)],
  }
}
