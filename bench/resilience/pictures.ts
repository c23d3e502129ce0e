import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { sql } from '../../apps/server/src/platform/database/sql.ts'
import { cpuMsOfFamily, familyOf, memoryOf } from '../process-facts.ts'
import { newActor, poolOf } from './actors.ts'
import type { Actor } from './actors.ts'
import { sendRequest, quantile, formOf } from './http.ts'
import type { Reply } from './http.ts'
import { openDatabase, startProduct, stockFolder } from './product.ts'
import { atMost, zero, info } from './run.ts'
import type { Driver, Run } from './run.ts'

const IN_PARALLEL = 4

/** Uses a new connection: the server may close an idle one just when it is reused. */
function send(origin: string, actor: Actor, bytes: Buffer, type: string): Promise<Reply> {
  const { headers, body } = formOf(bytes, type)
  return sendRequest(origin, {
    method: 'POST',
    path: '/api/archiving/picture',
    headers: { ...actor.headers, ...headers },
    body,
    timeoutMs: 30_000,
    isAlone: true,
  })
}

/** Photographic noise, as large as the limit allows. */
export async function photograph(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const raw = randomBytes((width * height * 3) / 64)
  const image = sharp(raw, { raw: { width: width / 8, height: height / 8, channels: 3 } }).resize(width, height)
  for (let quality = 96; ; quality -= 4) {
    const bytes = await image.clone().jpeg({ quality }).toBuffer()
    if (bytes.length < 1_000_000 || quality < 20) return Buffer.from(bytes)
  }
}

export async function withProduct<T>(
  run: Run,
  work: (given: {
    origin: string
    pid: number
    manager: Actor
    memoryMb(): number
    isAlive(): boolean
    kept(): Promise<number>
  }) => Promise<T>,
): Promise<T> {
  const folder = await stockFolder(run.say)
  const engine = await openDatabase(folder)
  const db = poolOf(engine.url)
  const product = await startProduct({ env: { DATABASE_URL: engine.url, MINATO_DATA: folder } })
  const manager = await newActor(db, 'SALES_MANAGER')
  const pid = product.child.pid ?? 0
  try {
    return await work({
      origin: product.origin,
      pid,
      manager,
      memoryMb: () => familyOf(pid).reduce((sum, one) => sum + (memoryOf(one).partMb || 0), 0),
      isAlive: () => product.isAlive(),
      kept: async () =>
        (
          await db.read<{ n: number }>(
            'staging',
            sql`select count(*) as n from vehicles.image where tenant_id = 'staging'`,
          )
        )[0]?.n ?? 0,
    })
  } finally {
    await product.end('SIGTERM')
    await db.close()
    await engine.stop()
  }
}

/** G06: photographs of 1 MB, four in parallel. */
export const uploads: Driver = (run) =>
  withProduct(run, async ({ origin, pid, manager, memoryMb }) => {
    const number = run.isFull ? 1000 : 24
    const photo = await photograph(1600, 1200)
    const sent: Reply[] = []
    const before = memoryMb()
    const used = cpuMsOfFamily(pid)
    let [next, peak, own] = [0, 0, 0]
    await Promise.all(
      Array.from({ length: IN_PARALLEL }, async () => {
        while (next++ < number) {
          sent.push(await send(origin, manager, photo, 'image/jpeg'))
          peak = Math.max(peak, memoryMb())
          own = Math.max(own, memoryOf(pid).partMb)
        }
      }),
    )
    const bad = sent.filter(({ status }) => status !== 201)
    if (bad[0]) run.say(`${bad[0].status} ${bad[0].fault ?? bad[0].text.slice(0, 200)}`)
    return {
      size: `${number} of ${(photo.length / 1e6).toFixed(2)} MB`,
      figures: [
        zero('not stored', bad.length),
        atMost(
          'p95',
          quantile(
            sent.map(({ ms }) => ms),
            0.95,
          ),
          700,
          'ms',
        ),
        atMost('memory of Node with its workers', peak, 450, 'MB'),
        info('of it the server itself', own, 'MB'),
        info('before the first', before, 'MB'),
        info('CPU of Node with its workers, each', (cpuMsOfFamily(pid) - used) / number, 'ms'),
      ],
    }
  })

/** A single-colour PNG: many pixels in few kilobytes. */
export function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // One bit per pixel, greyscale.
  head[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
