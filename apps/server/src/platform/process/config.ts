import { statSync } from 'node:fs'
import { isIP, isIPv6 } from 'node:net'
import { availableParallelism, homedir } from 'node:os'
import { resolve } from 'node:path'
import { readCounterClasses } from '../rate-limit/counter-classes.ts'
import type { CounterClasses } from '../rate-limit/counter-classes.ts'
import { isEmail } from '@minato/contract/people'
import { readCdn } from '../cache/shared-cache.ts'
import type { Cdn } from '../cache/shared-cache.ts'
import type { S3Place } from '../files/s3-files.ts'
import { StartupError } from './startup-error.ts'
import { misspelledVariables, nameSourceFile, withSecretsOfFiles } from './variables.ts'

/** All settings of the environment, read once at start; all problems are reported together. */
export interface Config {
  isProduction: boolean
  /** 0 takes any; once listening, it is the port that is listened on. */
  port: number
  host: string
  dataFolder: string | undefined
  databaseUrl: string | undefined
  /** The mail server; without one (or with 'none') emails wait in the outbox, where the demonstration shows them. */
  smtpUrl: string | undefined
  /** The sender's address of a dealer that has not named its own. */
  mailFrom: string | undefined
  /** Host name → tenant id, for pages and pictures (decision 2). */
  tenantHosts: ReadonlyMap<string, string>
  /**
   * Tenant → origin of its links, also for the provider and emails: its first host, with a scheme and port if given.
   */
  tenantOrigins: ReadonlyMap<string, string>
  /** An external OpenID provider instead of the embedded one (SES-01). */
  oidc: { issuer: string; clientId: string; clientSecret: string; rolesClaim: string | undefined } | undefined
  /** A bucket for files, in place of the data folder (DOC-02). */
  s3: S3Place | undefined
  /** Requests a minute per rate class (decision 20). */
  rates: { search: number; everything: number; upload: number; import: number; pictures: number; signIn: number }
  /** Attempts counted over all processes. */
  counters: CounterClasses
  /** Server processes behind the one port. */
  processes: number
  trustProxy: string[]
  logLevel: string
  metricsToken: string | undefined
  /** Whether replies and pages are cached; the catalogue and search words always are. */
  isCacheOn: boolean
  /** A CDN or caching proxy in front; absent: no public answer is shared. */
  cdn: Cdn | undefined
  /** Decision 4: never when a database, a mail server or a provider is configured. */
  isDemonstration: boolean
  /** A demonstration for strangers: its passwords are random, and the mailbox asks for one. */
  isPublicDemonstration: boolean
  /** Notices for the operator at start, one sentence each. */
  notices: string[]
}

/**
 * @param needsHosts false for commands that neither serve nor write links (backup, restore)
 * @throws StartupError that names every problem at once
 */
export function readConfig(environment: NodeJS.ProcessEnv, { needsHosts = true } = {}): Config {
  const problems: string[] = []
  const env = withSecretsOfFiles(environment, problems)
  const misspelled = misspelledVariables(environment)
  // A misspelled name that begins with MINATO_ is rejected; others may belong to another program.
  for (const { name, sentence } of misspelled) if (name.startsWith('MINATO_')) problems.push(sentence)
  const notices = misspelled.filter(({ name }) => !name.startsWith('MINATO_')).map(({ sentence }) => sentence)
  const integerVariable = (name: string, fallback: number, min: number, max: number): number => {
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
  const checked = (name: string, pattern: RegExp, expectation: string): string | undefined => {
    const text = env[name] || undefined
    if (!text || pattern.test(text)) return text
    // The value is not repeated: some of these are secrets.
    problems.push(`${name} must be ${expectation}`)
    return undefined
  }
  const url = env['DATABASE_URL'] || undefined
  // An address with a socket folder in its query names no host.
  if (url && !(/^postgres(ql)?:\/\//.test(url) && URL.canParse(url.replace('@/', '@socket/'))))
    problems.push('DATABASE_URL must be an address that begins with postgres:// or postgresql://')
  const mailFrom = env['MAIL_FROM'] || undefined
  if (mailFrom && !isEmail(mailFrom))
    problems.push(`MAIL_FROM must be one address like sales@shop.example, not '${mailFrom}'`)
  const isConfigured = OUTER_SERVICES.some((name) => env[name] || env[`${name}_FILE`])
  const demo = oneOf('MINATO_DEMO', ['local', 'public', 'off'], 'local')
  if (demo === 'public' && isConfigured)
    problems.push('MINATO_DEMO=public does not go together with DATABASE_URL, SMTP_URL or OIDC_ISSUER')
  if (demo === 'off' && !isConfigured && !problems.length) throw new StartupError([UNCONFIGURED, ...notices].join('\n'))
  const isDemonstration = !isConfigured
  if (needsHosts && isConfigured && !env['TENANT_HOSTS'])
    problems.push('TENANT_HOSTS is missing: name the address of each dealer, like https://shop.example=staging')
  if (demo === 'public' && !env['TENANT_HOSTS'])
    notices.push(
      'TENANT_HOSTS is missing: other machines get 404 until it names their address of this one, like http://demo.example:3000=staging.',
    )
  const hosts = readHosts(env['TENANT_HOSTS'] || DEMONSTRATION_HOSTS, problems)
  const givenHost = checked(
    'HOST',
    /^(?:[a-z0-9.-]+|[0-9a-f:.]*:[0-9a-f:.]*:[0-9a-f:.]*)$/i,
    'a name or an address of this machine, without a port',
  )
  const isShut = isDemonstration && demo !== 'public' && givenHost !== undefined && !LOOPBACK.test(givenHost)
  if (isShut)
    notices.push(
      `HOST=${givenHost} is ignored: a demonstration listens on this machine alone, unless MINATO_DEMO=public is set.`,
    )
  const rates = {
    search: integerVariable('RATE_SEARCH', 1200, 1, 1e9),
    everything: integerVariable('RATE_EVERYTHING', 600, 1, 1e9),
    upload: integerVariable('RATE_UPLOAD', 60, 1, 1e9),
    import: integerVariable('RATE_IMPORT', 2, 1, 1e9),
    // A page shows twenty, and many buyers share one address of their carrier.
    pictures: integerVariable('RATE_PICTURES', 12_000, 1, 1e9),
    // Each one leaves rows in the database.
    signIn: integerVariable('RATE_SIGN_IN', 60, 1, 1e9),
  }
  const config: Config = {
    isProduction: oneOf('NODE_ENV', ['production', 'development', 'test'], 'production') === 'production',
    port: integerVariable('PORT', 3000, 0, 65_535),
    host: (isShut ? undefined : givenHost) ?? 'localhost',
    dataFolder: readFolder(env['MINATO_DATA'], problems),
    databaseUrl: url,
    smtpUrl: readSmtpUrl(env['SMTP_URL'], problems),
    mailFrom,
    tenantHosts: new Map(hosts.map(({ host, tenant }) => [host, tenant])),
    // The first limit applies.
    tenantOrigins: new Map(hosts.toReversed().map(({ origin, tenant }) => [tenant, origin])),
    oidc: readProvider(env, problems),
    s3: readBucket(env, problems),
    rates,
    counters: readCounterClasses(env, rates, problems),
    // One core is left for the database and the pictures (figures in docs/running.md).
    processes: integerVariable('MINATO_PROCESSES', Math.max(1, availableParallelism() - 1), 1, 256),
    trustProxy: readProxies(env['TRUST_PROXY'], problems),
    logLevel: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    metricsToken: checked('METRICS_TOKEN', /^[!-~]+$/, 'one word without blanks, as a header can carry it'),
    isCacheOn: oneOf('MINATO_CACHE', ['on', 'off'], 'on') === 'on',
    cdn: readCdn(env, integerVariable, problems),
    isDemonstration,
    isPublicDemonstration: isDemonstration && demo === 'public',
    notices,
  }
  if (problems.length) {
    const describedProblems = problems.map((problem) => nameSourceFile(problem, environment))
    throw new StartupError(`The configuration is not valid:\n  ${[...describedProblems, ...notices].join('\n  ')}`)
  }
  return config
}

const DEMONSTRATION_HOSTS = 'localhost=staging,127.0.0.1=staging,second.localhost=second'
/** Any of them ends the demonstration. */
const OUTER_SERVICES = ['DATABASE_URL', 'SMTP_URL', 'OIDC_ISSUER']
const UNCONFIGURED =
  'Minato is not configured: set DATABASE_URL and TENANT_HOSTS, or MINATO_DEMO=public for a demonstration that is open to all.'
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i
const LOCAL = /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/

interface TenantHost {
  host: string
  tenant: string
  /** Without a port: the port that is listened on. */
  origin: string
}

function readFolder(text: string | undefined, problems: string[]): string | undefined {
  if (!text) return undefined
  const folder = resolve(text.replace(/^~(?=\/|$)/, homedir()))
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
      problems.push(`MINATO_DATA must name a folder: '${text}' is none`)
  } catch (error) {
    problems.push(`MINATO_DATA names '${text}', which cannot be looked at (${(error as NodeJS.ErrnoException).code})`)
  }
  return folder
}

/** Addresses, networks (`10.0.0.0/8`), or the names that Fastify knows. */
function readProxies(text: string | undefined, problems: string[]): string[] {
  const proxies = (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  for (const one of proxies) {
    const [address = '', bits = ''] = one.split('/')
    // No proxy range may cover all addresses: clients could then choose their address.
    const isNetwork = /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32)
    if (['loopback', 'linklocal', 'uniquelocal'].includes(one)) continue
    if (!isIP(address) || (one.includes('/') && !isNetwork))
      problems.push(`TRUST_PROXY must be a list of addresses like 10.0.0.7 or 10.0.0.0/8, not '${one}'`)
  }
  return proxies
}

/** Not repeated in the complaint: it may hold a password. */
function readSmtpUrl(text: string | undefined, problems: string[]): string | undefined {
  // For looking at a restored copy: no demonstration, and no email is sent.
  if (!text || text === 'none') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname) return text
  problems.push('SMTP_URL must look like smtp://user:password@mail.example:587 or smtps://mail.example, or be none')
  return undefined
}

/** `shop.example=staging`, or with all of its address: `https://shop.example:8443=staging`. */
function readHosts(text: string, problems: string[]): TenantHost[] {
  return text.split(',').flatMap((pair) => {
    const [, scheme, host = '', port = '', tenant = ''] =
      /^(?:(https?):\/\/)?([a-z0-9.-]+)(:\d{1,5})?=([a-z][a-z0-9-]{0,38})$/i.exec(pair.trim()) ?? []
    if (tenant) {
      const name = host.toLowerCase()
      return [{ host: name, tenant, origin: `${scheme ?? (LOCAL.test(name) ? 'http' : 'https')}://${name}${port}` }]
    }
    problems.push(`TENANT_HOSTS must be a list like shop.example=staging, not '${pair.trim()}'`)
    return []
  })
}

function readProvider(env: NodeJS.ProcessEnv, problems: string[]): Config['oidc'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (!issuer && !clientId && !clientSecret) {
    if (env['OIDC_ROLES_CLAIM']) problems.push('OIDC_ISSUER is missing beside OIDC_ROLES_CLAIM')
    return undefined
  }
  if (!issuer || !URL.canParse(issuer)) problems.push('OIDC_ISSUER must be the address of a provider')
  else if (!issuer.startsWith('https:') && !LOCAL.test(new URL(issuer).hostname))
    problems.push('OIDC_ISSUER must begin with https:')
  if (!clientId) problems.push('OIDC_CLIENT_ID is missing beside OIDC_ISSUER')
  if (!clientSecret) problems.push('OIDC_CLIENT_SECRET is missing beside OIDC_ISSUER')
  return {
    issuer: issuer ?? '',
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    rolesClaim: env['OIDC_ROLES_CLAIM'] || undefined,
  }
}

/** All or nothing; the default region is Amazon's first, which other stores ignore. */
function readBucket(env: NodeJS.ProcessEnv, problems: string[]): S3Place | undefined {
  const { S3_BUCKET: bucket = '', S3_ENDPOINT: endpoint, S3_REGION: region } = env
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = env
  if (!bucket && !endpoint && !region && !accessKeyId && !secretAccessKey) return undefined
  if (!bucket) problems.push('S3_BUCKET is missing beside the other variables of S3')
  else if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    problems.push(
      `S3_BUCKET must be the name of a bucket (3 to 63 small letters, digits, dots, hyphens), not '${bucket}'`,
    )
  if (endpoint && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)))
    problems.push('S3_ENDPOINT must be an address like https://s3.example')
  if (region && !/^[a-z0-9-]{1,40}$/i.test(region))
    problems.push(`S3_REGION must be a word like eu-west-1, not '${region}'`)
  if (!accessKeyId) problems.push('S3_ACCESS_KEY_ID is missing beside S3_BUCKET')
  if (!secretAccessKey) problems.push('S3_SECRET_ACCESS_KEY is missing beside S3_BUCKET')
  return { bucket, endpoint: endpoint || undefined, region: region || 'us-east-1', accessKeyId, secretAccessKey }
}
