import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { Refusal } from './refusal.ts'

/** Everything that the environment may set, read once at start; every problem is named at once. */
export interface Config {
  isProduction: boolean
  port: number
  host: string
  dataFolder: string | undefined
  databaseUrl: string | undefined
  /** Host name → tenant id, for pages and pictures (decision 2). */
  tenantHosts: ReadonlyMap<string, string>
  /** Requests a minute per rate class (decision 7). */
  rates: { search: number; everything: number; upload: number; import: number; pictures: number }
  trustProxy: string[]
  logLevel: string
  metricsToken: string | undefined
  /** Whether answers and pages are kept; what a process knows of makers and words it keeps either way. */
  isCacheOn: boolean
  /** Decision 4: never when a database, a mail server or a provider is configured. */
  isDemonstration: boolean
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = []
  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const text = env[name]
    if (text === undefined || text === '') return fallback
    const value = Number(text)
    if (Number.isInteger(value) && value >= min && value <= max) return value
    problems.push(`${name} must be a whole number from ${min} to ${max}, not '${text}'`)
    return fallback
  }
  const oneOf = <T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const text = (env[name] ?? '') || fallback
    if (values.includes(text as T)) return text as T
    problems.push(`${name} must be one of ${values.join(', ')}, not '${text}'`)
    return fallback
  }
  const url = env['DATABASE_URL'] || undefined
  if (url && !/^postgres(ql)?:\/\//.test(url)) problems.push('DATABASE_URL must begin with postgres: or postgresql:')
  const hosts = readHosts(env['TENANT_HOSTS'], problems)
  const config: Config = {
    isProduction: oneOf('NODE_ENV', ['production', 'development', 'test'], 'production') === 'production',
    port: whole('PORT', 3000, 0, 65_535),
    host: env['HOST'] || 'localhost',
    dataFolder: env['MINATO_DATA'] ? resolve(env['MINATO_DATA'].replace(/^~(?=\/|$)/, homedir())) : undefined,
    databaseUrl: url,
    tenantHosts:
      hosts ??
      new Map([
        ['localhost', 'staging'],
        ['127.0.0.1', 'staging'],
        ['second.localhost', 'second'],
      ]),
    rates: {
      search: whole('RATE_SEARCH', 1200, 1, 1e9),
      everything: whole('RATE_EVERYTHING', 600, 1, 1e9),
      upload: whole('RATE_UPLOAD', 60, 1, 1e9),
      import: whole('RATE_IMPORT', 2, 1, 1e9),
      // A page shows twenty, and many buyers share one address of their carrier.
      pictures: whole('RATE_PICTURES', 12_000, 1, 1e9),
    },
    trustProxy: (env['TRUST_PROXY'] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    logLevel: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    metricsToken: env['METRICS_TOKEN'] || undefined,
    isCacheOn: oneOf('MINATO_CACHE', ['on', 'off'], 'on') === 'on',
    isDemonstration: !url && !env['SMTP_URL'] && !env['OIDC_ISSUER'],
  }
  if (problems.length) throw new Refusal(`The configuration is not valid:\n  ${problems.join('\n  ')}`)
  return config
}

function readHosts(text: string | undefined, problems: string[]): Map<string, string> | undefined {
  if (!text) return undefined
  const pairs = text.split(',').map((pair) => pair.trim().split('='))
  for (const pair of pairs)
    if (pair.length !== 2 || !pair[0] || !/^[a-z][a-z0-9-]{0,38}$/.test(pair[1] ?? ''))
      problems.push(`TENANT_HOSTS must be a list like shop.example=staging, not '${pair.join('=')}'`)
  return new Map(pairs.map(([host = '', tenant = '']) => [host.toLowerCase(), tenant]))
}
