import sharp from 'sharp'
import type { Bench, Server } from './bench.ts'
import { startChild } from './children.ts'
import { TENANT } from './data.ts'
import type { Load, LoadOptions } from './load.ts'
import { createSingleRow } from './result-row.ts'
import { median } from './measure.ts'
import type { Row } from './measure.ts'
import { cpuMsOf, cpuMsOfFamily, waitUntilIdle } from './process-facts.ts'
import { newest, queryOf } from './requests.ts'
import { IMAGE_BYTES_LIMIT } from '@minato/contract/enumerations'
import { createDice } from '../db/demo/random.ts'

/**
 * B10: a photograph of 1 MB sent to the upload call, against bare sharp, and the search's latency
 * meanwhile.
 */

const PICTURES = 12
/** Concurrent visitors and their searches a second: a busy hour of a shop, below the machine's limit. */
const SEARCHERS = 4
const SEARCHES_A_SECOND = 300

export async function pictures(bench: Bench): Promise<Row[]> {
  bench.say('B10 pictures')
  const photo = await photograph()
  const server = await bench.another()
  const bare = await startChild('sharp-baseline.ts')
  try {
    const [ours, limits]: [number[], number[]] = [[], []]
    const cpu = { ours: 0, limit: 0 }
    for (let i = 0; i < PICTURES; i++) {
      await waitUntilIdle()
      const before = { ours: cpuMsOfFamily(server.pid), limit: cpuMsOf(bare.pid) }
      limits.push(await timed(() => bare.ask('outputs', photo)))
      ours.push(await timed(() => upload(server, photo)))
      // The first upload starts the workers.
      if (i === 0) ours.pop()
      else cpu.ours += cpuMsOfFamily(server.pid) - before.ours
      cpu.limit += cpuMsOf(bare.pid) - before.limit
    }
    const [us, them] = [median(ours), median(limits)]
    const nodeMs = cpu.ours / ours.length
    const limitMs = cpu.limit / limits.length
    return [
      createSingleRow({
        id: 'B10',
        what: `photograph of ${(photo.length / 1e6).toFixed(2)} MB stored`,
        size: bench.size,
        rps: 1000 / us,
        p50: us,
        p99: Math.max(...ours),
        nodeMs,
        cpuRatio: limitMs / nodeMs,
        limit: { name: 'sharp', rps: 1000 / them, p50: them, p99: Math.max(...limits), nodeMs: limitMs, postgresMs: 0 },
        ratio: them / us,
        aim: '≤ 1.5 × bare sharp',
        met: us <= 1.5 * them,
      }),
      ...(await searchesMeanwhile(bench, server, photo)),
    ]
  } finally {
    await Promise.all([bare.stop(), server.child.stop()])
  }
}

async function searchesMeanwhile(bench: Bench, server: Server, photo: Buffer): Promise<Row[]> {
  const asks = newest().map((search) => ({
    path: `/api/vehicle/public/car?${queryOf(search)}`,
    headers: { 'tenant-id': TENANT },
  }))
  const load = async (): Promise<Load> => {
    await waitUntilIdle()
    return await bench.load.ask<Load>('load', {
      origin: server.origin,
      asks,
      connections: SEARCHERS,
      seconds: bench.seconds,
      rate: SEARCHES_A_SECOND,
      kind: 'list',
    } satisfies LoadOptions)
  }
  await load()
  const alone = await load()
  const until = { isOver: false, stored: 0 }
  const uploads = (async () => {
    for (; !until.isOver; until.stored++) await upload(server, photo)
  })()
  const meanwhile = await load().finally(() => (until.isOver = true))
  await uploads
  const row = (what: string, { rps, p50, p99, errors }: Load): Row =>
    createSingleRow({ id: 'B10', what, size: bench.size, state: 'warm', rps, p50, p99, errors })
  return [
    row(`20 newest, ${SEARCHERS} visitors`, alone),
    {
      ...row(`the same while ${until.stored} pictures are stored`, meanwhile),
      aim: 'p99 unharmed (≤ 2 × + 5 ms)',
      met: meanwhile.p99 <= 2 * alone.p99 + 5,
    },
  ]
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function upload(server: Server, photo: Buffer): Promise<void> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'car.jpg')
  const answer = await fetch(`${server.origin}/api/archiving/picture`, {
    method: 'POST',
    headers: { 'tenant-id': TENANT, 'x-bench-manager': '1', authorization: 'Bearer of-the-bench' },
    body: form,
  })
  if (answer.status !== 201) throw new Error(`the picture was answered ${answer.status}: ${await answer.text()}`)
}

/** Surfaces, edges and grain like a phone's picture, just under the size limit. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [3264, 2448]
  const dice = createDice()
  dice.seed(10, 10)
  const shapes = Array.from({ length: 240 }, () => {
    const [x, y, w, h] = [dice.whole(0, width), dice.whole(0, height), dice.whole(40, 900), dice.whole(40, 600)]
    const color = `rgb(${dice.whole(0, 255)},${dice.whole(0, 255)},${dice.whole(0, 255)})`
    return dice.chance(0.5)
      ? `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="30" fill="${color}" opacity="0.6"/>`
      : `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${h / 2}" fill="${color}" opacity="0.6"/>`
  })
  const drawn = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#8fa3ad"/>${shapes.join('')}</svg>`,
  )
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 14 } },
  })
    .blur(0.8)
    .png({ compressionLevel: 1 })
    .toBuffer()
  const scene = await sharp(drawn)
    .flatten()
    .composite([{ input: grain, blend: 'soft-light' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (let quality = 92; quality > 20; quality -= 4) {
    const bytes = await sharp(scene).jpeg({ quality }).toBuffer()
    if (bytes.length <= IMAGE_BYTES_LIMIT) return bytes
  }
  throw new Error('the photograph stays too heavy')
}
