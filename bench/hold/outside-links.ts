import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { CLIENT_ID, CLIENT_SECRET, stubProvider } from '../../apps/server/src/testing/provider-stub.ts'
import { s3Server } from '../../apps/server/src/testing/s3.ts'
import { newActor, poolOf } from './cast.ts'
import { faultyLine, FAULTS } from './faulty-line.ts'
import { ask, formOf, keyed, parsed } from './http.ts'
import { freePort, openDatabase, startProduct, stockFolder } from './product.ts'
import { atLeast, atMost, none } from './run.ts'
import type { Figure, Run } from './run.ts'

/** The part of G14 that lies outside: the lines to the bucket and to the provider of sign-ins, with the same faults. */
export async function outsideLinks(run: Run): Promise<Figure[]> {
  const faultMs = run.isFull ? 30_000 : 4000
  const folder = await stockFolder(run.say)
  const engine = await openDatabase(folder)
  const db = poolOf(engine.url)
  const [bucket, provider, port] = [await s3Server(), await stubProvider(), await freePort()]
  const toBucket = await faultyLine({ port: Number(new URL(bucket.place.endpoint ?? '').port), host: '127.0.0.1' })
  const toProvider = await faultyLine({ port: Number(new URL(provider.issuer).port), host: 'localhost' })
  // It is known by the address of its line.
  const issuer = `http://127.0.0.1:${toProvider.port}`
  provider.says.discovery = (honest) => JSON.parse(JSON.stringify(honest).replaceAll(provider.issuer, issuer)) as object
  provider.says.token = (claims) => provider.sign({ ...claims, iss: issuer })
  const product = await startProduct({
    port,
    env: {
      DATABASE_URL: engine.url,
      MINATO_DATA: folder,
      TENANT_HOSTS: `http://127.0.0.1:${port}=staging,second.localhost=second`,
      S3_BUCKET: bucket.place.bucket,
      S3_ENDPOINT: `http://127.0.0.1:${toBucket.port}`,
      S3_REGION: bucket.place.region,
      S3_ACCESS_KEY_ID: bucket.place.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.place.secretAccessKey,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
    },
  })
  const manager = await newActor(db, 'SALES_MANAGER')
  const seen = new Map<string, number>()
  const slowest = { upload: 0, signIn: 0 }
  const stored: string[] = []
  let [isDone, signedIn, fives] = [false, 0, 0]
  const note = (what: 'upload' | 'signIn', status: number, ms: number, word = String(status)): void => {
    seen.set(`${what} ${word}`, (seen.get(`${what} ${word}`) ?? 0) + 1)
    slowest[what] = Math.max(slowest[what], ms)
    if (status >= 500 && status !== 503) fives++
  }

  async function upload(): Promise<void> {
    // Another one each time, or nothing of it would have to travel.
    const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 }
    const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const { headers, body } = formOf(bytes, 'image/jpeg')
    const reply = await ask(product.origin, {
      method: 'POST',
      path: '/api/archiving/picture',
      headers: { ...keyed(manager.headers), ...headers },
      body,
      timeoutMs: 30_000,
    })
    note('upload', reply.status, reply.ms)
    if (reply.status === 201) stored.push(parsed<{ id: string }>(reply).id)
  }

  /** To the provider and back; whether somebody is signed in then. */
  async function signIn(): Promise<boolean> {
    const left = await ask(product.origin, { path: '/auth/sign-in?return=/', timeoutMs: 30_000 })
    const to = String(left.headers['location'] ?? '')
    note('signIn', left.status, left.ms, to.startsWith(issuer) ? 'begun' : `not begun ${left.status}`)
    if (!to.startsWith(issuer)) return false
    const { searchParams } = new URL(to)
    const [code, state] = [searchParams.get('nonce') ?? '', searchParams.get('state') ?? '']
    const cookie = [left.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';')[0])
      .join('; ')
    const back = await ask(product.origin, {
      path: `/auth/callback?${new URLSearchParams({ code, state, iss: issuer })}`,
      headers: { cookie },
      timeoutMs: 30_000,
    })
    const isIn = String(back.headers['location']).startsWith('/success-login')
    note('signIn', back.status, back.ms, isIn ? 'in' : `not in ${back.status}`)
    if (isIn) signedIn++
    return isIn
  }
  const again = async (work: () => Promise<unknown>): Promise<void> => {
    while (!isDone) {
      await work()
      await sleep(100)
    }
  }
  const work = [again(upload), again(upload), again(signIn), again(signIn)]
  for (const line of [toBucket, toProvider])
    for (const [name, faults] of Object.entries(FAULTS)) {
      const before = line.broken()
      line.faults = faults
      await sleep(name === 'silent' ? Math.max(faultMs, 12_000) : faultMs)
      line.faults = {}
      run.say(
        `${line === toBucket ? 'bucket' : 'provider'} ${name}: ${line.broken() - before} broken, slowest so far ${Math.round(slowest.upload)} and ${Math.round(slowest.signIn)} ms`,
      )
      await sleep(1000)
    }
  isDone = true
  await Promise.all(work)
  run.say([...seen].map(([name, times]) => `${name}: ${times}`).join(', '))
  const exits = product.isAlive() ? 0 : 1
  let unread = 0
  for (const id of stored) {
    const { status } = await ask(product.origin, { path: `/pictures/${id}/320.jpg`, headers: manager.headers })
    if (status !== 200) unread++
  }
  const isWell = exits === 0 && (await signIn())
  await product.end('SIGTERM')
  await Promise.all([toBucket.close(), toProvider.close()])
  await Promise.all([bucket.close(), provider.stop()])
  await db.close()
  await engine.stop()
  return [
    atMost('slowest upload to the bucket', slowest.upload, 10_000, 'ms'),
    atMost('slowest step of a sign-in elsewhere', slowest.signIn, 10_000, 'ms'),
    atLeast('pictures stored', stored.length, 20),
    none('pictures stored that cannot be read', unread),
    atLeast('sign-ins elsewhere', signedIn, 20),
    none('no sign-in when the line is whole', isWell ? 0 : 1),
    none('5xx but 503, bucket and provider', fives),
    none('processes that ended, bucket and provider', exits),
  ]
}
