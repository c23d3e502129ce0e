import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Row } from '../measure.ts'
import { ROOT, registerChild } from './product.ts'
import { zero } from './run.ts'
import type { Driver } from './run.ts'

/** A goal measured by a scenario of `npm run bench`; each row contains its target. */
export const benchGoal =
  (id: string, short: readonly string[], full: readonly string[]): Driver =>
  async (run) => {
    const args = run.isFull ? full : short
    const child = registerChild(
      spawn(process.execPath, [join(ROOT, 'scripts/bench.ts'), id, '--json', ...args], {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    )
    let [text, complaint] = ['', '']
    child.stdout.on('data', (part: Buffer) => (text += part.toString()))
    child.stderr.on('data', (part: Buffer) => (complaint = (complaint + part.toString()).slice(-2000)))
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`the bench ended with ${code}: ${complaint}`)
    const rows = JSON.parse(text.slice(text.indexOf('['))) as Row[]
    return {
      size: [`bench ${id}`, ...args].join(' '),
      figures: rows.flatMap(({ what, p50, p99, errors, aim, met }) => [
        {
          what,
          value: Math.round((p99 || p50 || 0) * 10) / 10,
          unit: 'ms',
          ...(met !== undefined && { limit: aim }),
          isMet: met !== false,
        },
        zero(`${what}: errors`, errors ?? 0),
      ]),
    }
  }
