import { gzipSync } from 'node:zlib'
import { buildXlsx } from '../../apps/server/src/modules/vehicles/import/fixtures/build-xlsx.ts'
import {
  manyReadingAids,
  manySheets,
  workbookOf,
} from '../../apps/server/src/modules/vehicles/import/fixtures/hostile.ts'
import { sendRequest, quantile, formOf } from './http.ts'
import { bomb, photograph, withProduct } from './pictures.ts'
import { startProbe } from './probe.ts'
import { atMost, zero, info } from './run.ts'
import type { Driver } from './run.ts'

const IN_PARALLEL = 4
const PROBE_MS = 20
const IMPORT = '/api/vehicle/car/import'
const PICTURE = '/api/archiving/picture'
const DOCUMENT = '/api/archiving/document?name=proof.pdf'
const CHECK = '/api/main/public/paper/K7Q29XVM3TDA0PWR'
const XLSX = 'application/xlsx'

interface HostileFile {
  path: string
  type: string
  bytes: Buffer
  /** Sent as the body itself instead of form data. */
  isBare?: boolean
}

/** One file of each kind whose processing costs far more than its size suggests. */
async function hostileFiles(): Promise<HostileFile[]> {
  const nested = `%PDF-1.7\n1 0 obj${'['.repeat(2_000_000)}endobj\ntrailer<</Root 1 0 R>>\n%%EOF`
  const header = 'Maker,Model,Price (USD)\n'
  const list = (bytes: Buffer, type = XLSX): HostileFile => ({ path: IMPORT, type, bytes })
  const picture = (bytes: Buffer, type: string): HostileFile => ({ path: PICTURE, type, bytes })
  return [
    list(manyReadingAids(100_000)),
    list(manySheets(2000)),
    list(buildXlsx([{ name: 'Cars', rows: [['Maker', 'Model'], ['Toyota', 'x'.repeat(40_000_000)]] }])), // prettier-ignore
    list(workbookOf('<sheet name="s" r:id="a"/>', '<row><c><is>'.repeat(500_000))),
    list(Buffer.from(`${header}Toyota,"${'x'.repeat(15_000_000)}`), 'text/csv'),
    list(Buffer.from(header + ','.repeat(10_000_000)), 'text/csv'),
    list(gzipSync(Buffer.alloc(400_000_000, 'Toyota,Vitz,1\n')), 'application/gz'),
    picture(bomb(30_000, 30_000), 'image/png'),
    picture((await photograph(1600, 1200)).subarray(0, 400_000), 'image/jpeg'),
    picture(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(300_000)}`), 'image/png'),
    { path: DOCUMENT, type: 'application/pdf', bytes: Buffer.from(nested), isBare: true },
    { path: CHECK, type: 'application/pdf', bytes: Buffer.from(nested), isBare: true },
  ]
}

/** F01: hostile files of twelve kinds, four in parallel, while `/healthz` is requested every 20 ms. */
export const hostileUploads: Driver = (run) =>
  withProduct(run, async ({ origin, manager, memoryMb, isAlive }) => {
    const number = run.isFull ? 200 : 24
    const files = await hostileFiles()
    const before = memoryMb()
    const statuses = new Map<string, number>()
    let [next, peak, fives, nothing] = [0, 0, 0, 0]
    // A thread of its own: sending large files must not delay the measurement.
    const probe = startProbe(origin, '/healthz', PROBE_MS)
    await Promise.all(
      Array.from({ length: IN_PARALLEL }, async () => {
        while (next++ < number && isAlive()) {
          const place = next % files.length
          const { path, type, bytes, isBare } = files[place] as HostileFile
          const form = isBare ? { headers: { 'content-type': type }, body: bytes } : formOf(bytes, type)
          const headers = { ...manager.headers, ...form.headers }
          const { status, text, fault, ms } = await sendRequest(origin, { method: 'POST', path, headers, body: form.body, timeoutMs: 240_000, isAlone: true }) // prettier-ignore
          const kind = `kind ${place}: ${status}`
          statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
          // 503 means that the readers are busy.
          if (status >= 500 && status !== 503) fives++
          if (status === 0) nothing++
          if (status === 0 || status === 500)
            run.say(`${kind} ${fault ?? text.slice(0, 200)} after ${Math.round(ms)} ms`)
          peak = Math.max(peak, memoryMb())
        }
      }),
    )
    const health = await probe.stop()
    run.say([...statuses].map(([kind, times]) => `${kind} × ${times}`).join(', '))
    return {
      size: `${number} files of ${files.length} kinds`,
      figures: [
        atMost('longest answer of /healthz', Math.max(...health), 100, 'ms'),
        info('p99 of /healthz', quantile(health, 0.99), 'ms'),
        zero('processes that ended', isAlive() ? 0 : 1),
        zero('5xx other than 503', fives),
        zero('no answer', nothing),
        info('memory above that at the start', peak - before, 'MB'),
      ],
    }
  })
