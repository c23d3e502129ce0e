import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './product.ts'
import { zero } from './run.ts'
import type { Driver } from './run.ts'

/** Oldest versions allowed because of known advisories; a package may be absent. */
const AT_LEAST: Record<string, string> = {
  fastify: '5.12.8',
  '@fastify/static': '9.1.1',
  'file-type': '21.3.1',
  nodemailer: '9.0.0',
}
const partsOf = (version: string): number[] => version.split('-')[0]?.split('.').map(Number) ?? []
function isOlder(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  const at = a.findIndex((part, i) => part !== b[i])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

/**
 * G33: the installed packages match the lockfile and none has a known advisory. The registry is
 * asked when it is reachable.
 */
export const dependencies: Driver = async (run) => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>
  }
  const old = Object.entries(packages).filter(([path, { version = '' }]) => {
    const limit = AT_LEAST[path.split('node_modules/').at(-1) ?? '']
    return limit !== undefined && isOlder(version, limit)
  })
  for (const [path, { version }] of old) run.say(`${path} ${version}`)
  const figures = [zero('packages older than they may be', old.length)]
  const audit = spawnSync('npm', ['audit', '--json', '--omit=dev'], { cwd: ROOT, encoding: 'utf8', timeout: 60_000 })
  try {
    const { metadata } = JSON.parse(audit.stdout) as {
      metadata?: { vulnerabilities: { high: number; critical: number } }
    }
    if (!metadata) throw new Error('no answer')
    figures.push(
      zero('known faults, high or critical', metadata.vulnerabilities.high + metadata.vulnerabilities.critical),
    )
  } catch {
    run.say('npm audit: no answer from the registry here')
  }
  return {
    size: `${Object.keys(packages).length} packages${figures.length > 1 ? ', npm audit' : ', without npm audit'}`,
    figures,
  }
}
