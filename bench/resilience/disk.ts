import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { cp, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { newActor, poolOf } from './actors.ts'
import { sendRequest } from './http.ts'
import { joinDatabase, newFolder, startProduct, stockFolder, waitUntilReady } from './product.ts'
import { atMost, zero, info } from './run.ts'
import type { Driver } from './run.ts'
import { startWriters } from './writers.ts'

/** Fills the rest of a disk with one file. */
function fill(folder: string): () => void {
  const file = join(folder, 'filler')
  const handle = openSync(file, 'w')
  for (let size = 1 << 20; size >= 512;)
    try {
      writeSync(handle, Buffer.alloc(size))
    } catch {
      size >>= 1
    }
  closeSync(handle)
  return () => rmSync(file)
}

const mount = (folder: string, size: string): void =>
  void execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'none', folder], { stdio: 'ignore' })

/** G15: the disk of the files is full, then that of the database; afterwards both have space again. */
export const diskFull: Driver = async (run) => {
  const rounds = run.isFull ? 10 : 1
  const stock = await stockFolder(run.say)
  const folder = await newFolder()
  try {
    mount(folder, '512m')
  } catch {
    return { size: '', figures: [], notHere: 'this user may not mount a small disk' }
  }
  const files = join(folder, 'files')
  try {
    execFileSync('cp', ['-a', `${stock}/.`, folder])
    // The files get a disk of their own, so that each disk can be full separately.
    await rename(files, join(folder, 'files-of-stock')).catch(() => {})
    await mkdir(files, { recursive: true })
    mount(files, '64m')
    await cp(join(folder, 'files-of-stock'), files, { recursive: true }).catch(() => {})
    return await whileFull(run, folder, files, rounds)
  } finally {
    for (const one of [files, folder])
      try {
        execFileSync('umount', ['-l', one], { stdio: 'ignore' })
      } catch {
        // The disk was not mounted.
      }
  }
}

async function whileFull(
  run: Parameters<Driver>[0],
  folder: string,
  files: string,
  rounds: number,
): ReturnType<Driver> {
  const product = await startProduct({ env: { MINATO_DATA: folder } })
  const db = poolOf((await joinDatabase(folder)).url)
  const manager = await newActor(db, 'SALES_MANAGER')
  const photo = await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#468',
      noise: { type: 'gaussian', mean: 100, sigma: 40 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer()
  const upload = async (): Promise<number> => {
    const form = new FormData()
    form.append('file', new Blob([photo], { type: 'image/jpeg' }), 'a.jpg')
    const answer = await fetch(`${product.origin}/api/archiving/picture`, {
      method: 'POST',
      body: form,
      headers: manager.headers,
    }).catch(() => undefined)
    await answer?.arrayBuffer()
    return answer?.status ?? 0
  }
  const halves = (): number =>
    (readdirSync(files, { recursive: true }) as string[]).filter((name) => name.includes('.half-')).length
  const [whenFull, whenFree, readyMs]: [number[], number[], number[]] = [[], [], []]
  const writers = await startWriters(product.origin, db)
  for (let round = 0; round < rounds; round++) {
    const freeFiles = fill(files)
    for (let i = 0; i < 3; i++) whenFull.push(await upload())
    freeFiles()
    whenFree.push(await upload())
    const freeDatabase = fill(folder)
    await sleep(run.isFull ? 20_000 : 6000)
    freeDatabase()
    readyMs.push(await waitUntilReady(product.origin))
    await sleep(1000)
  }
  await writers.stop()
  const { lost, doubled, broken } = await writers.check()
  run.say(`uploads while full: ${whenFull.join(' ')}; after: ${whenFree.join(' ')}`)
  run.say([...writers.seen].map(([name, times]) => `${name}: ${times}`).join(', '))
  const answered = (await sendRequest(product.origin, { path: '/readyz' })).status
  const exits = product.isAlive() ? 0 : 1
  if (exits) run.say(product.output().slice(-1500))
  await product.end('SIGTERM')
  await db.close()
  const fives = [...writers.seen].reduce(
    (n, [name, times]) => n + (name.startsWith('5') && name !== '503' ? times : 0),
    0,
  )
  return {
    size: `${rounds} × files full, database full`,
    figures: [
      zero(
        'uploads while full not refused by 503 or 507',
        whenFull.filter((status) => ![503, 507].includes(status)).length,
      ),
      zero('uploads that fail with room again', whenFree.filter((status) => status !== 201).length),
      zero('half files', halves()),
      zero('5xx but 503', fives),
      zero('acknowledged writes lost, doubled or broken', lost + doubled + broken),
      zero('processes that ended', exits),
      zero('not ready at the end', answered === 200 ? 0 : 1),
      atMost('ready again after the disk has room', Math.max(...readyMs) / 1000, 30, 's'),
      info('503', writers.seen.get('503') ?? 0),
    ],
  }
}
