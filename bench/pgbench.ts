import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TENANT } from './data.ts'
import type { PlainStatement } from './limit-server.ts'
import { waitUntilIdle } from './process-facts.ts'

const SCRIPTS = 60
const CLIENTS = 8

/**
 * L3: transactions a second of the same statements from pgbench, without Node; NaN if pgbench is
 * not installed.
 */
export async function pgbench(
  url: string,
  statements: readonly (readonly PlainStatement[])[],
  seconds: number,
): Promise<number> {
  if (spawnSync('pgbench', ['--version']).status !== 0) return NaN
  const folder = await mkdtemp(join(tmpdir(), 'minato-pgbench-'))
  try {
    const step = Math.max(1, Math.floor(statements.length / SCRIPTS))
    const chosen = statements.filter((_, i) => i % step === 0).slice(0, SCRIPTS)
    const files = chosen.map((_, i) => join(folder, `${i}.sql`))
    await Promise.all(chosen.map((parts, i) => writeFile(files[i] ?? '', scriptOf(parts))))
    const args = [
      url,
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CLIENTS),
      '-j',
      '1',
      '-T',
      String(seconds),
      ...files.flatMap((file) => ['-f', file]),
    ]
    await waitUntilIdle()
    return await run(args)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** One round trip, as in the product. Values are literals, so that each plan is made once for them. */
function scriptOf(parts: readonly PlainStatement[]): string {
  const lines = parts.map(
    ({ text, values }) =>
      `${text.replace(/\$(\d+)/g, (_, i: string) => literal(values[Number(i) - 1])).replace(/\s+/g, ' ')};`,
  )
  return [
    '\\startpipeline',
    'begin read only;',
    `select set_config('app.tenant', '${TENANT}', true);`,
    ...lines,
    'commit;',
    '\\endpipeline',
    '',
  ].join('\n')
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return `array[${value.map(literal).join(',')}]::text[]`
  // A colon would begin a pgbench variable.
  return `'${(value as string).replaceAll("'", "''").replaceAll(':', '')}'`
}

function run(args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('pgbench', args, {
      env: { ...process.env, PGOPTIONS: '-c role=minato_app' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', () => resolve(NaN))
    child.on('close', () => resolve(Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? NaN)))
  })
}
