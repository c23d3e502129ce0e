import { closest, distance } from 'fastest-levenshtein'
import { readFileSync } from 'node:fs'
import { COUNTER_CLASSES, variableOf } from '../rate-limit/counter-classes.ts'

/** Variables that may be read from a file, as containers and systemd pass secrets. */
const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'CDN_PURGE_TOKEN',
]

/** Every environment variable of the product. */
export const VARIABLES: readonly string[] = [
  ...SECRETS,
  ...SECRETS.map((name) => `${name}_FILE`),
  ...`PORT HOST NODE_ENV NODE_EXTRA_CA_CERTS LOG_LEVEL CHROMIUM
    MINATO_DATA MINATO_DEMO MINATO_PROCESSES MINATO_CACHE
    TENANT_HOSTS TRUST_PROXY MAIL_FROM
    OIDC_ISSUER OIDC_CLIENT_ID OIDC_ROLES_CLAIM
    S3_BUCKET S3_ENDPOINT S3_REGION
    CDN_SECONDS CDN_PURGE_URL
    RATE_SEARCH RATE_EVERYTHING RATE_UPLOAD RATE_IMPORT RATE_PICTURES RATE_SIGN_IN`.split(/\s+/),
  ...COUNTER_CLASSES.map(variableOf),
]

/** Set by the first process for those that it starts. */
export const DATABASE_OF_FIRST = 'MINATO_DATABASE_OF_FIRST'

/** Replaces each `NAME_FILE` by the content of its file. */
export function withSecretsOfFiles(env: NodeJS.ProcessEnv, problems: string[]): NodeJS.ProcessEnv {
  const found: NodeJS.ProcessEnv = { ...env }
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`]
    if (!file) continue
    if (env[name]) problems.push(`${name} and ${name}_FILE are both set: leave one out`)
    try {
      found[name] = readFileSync(file, 'utf8').trim()
      if (!found[name]) problems.push(`${name}_FILE names an empty file, '${file}'`)
    } catch (error) {
      problems.push(`${name}_FILE names '${file}', which cannot be read (${(error as NodeJS.ErrnoException).code})`)
    }
  }
  return found
}

/** A problem of a value from a file names the file. */
export function nameSourceFile(problem: string, env: NodeJS.ProcessEnv): string {
  const name = SECRETS.find((one) => problem.startsWith(`${one} `))
  const file = name && !env[name] && env[`${name}_FILE`]
  return file ? `${name}, read from '${file}' (${name}_FILE),${problem.slice(name.length)}` : problem
}

/** Names that begin with one of these words are ours; other programs use LOG_, MAIL_ and NODE_ too. */
const OWN_PREFIXES = new Set(['MINATO', 'DATABASE', 'TENANT', 'SMTP', 'OIDC', 'TRUST', 'S3', 'METRICS', 'RATE', 'CDN'])
const prefixOf = (name: string): string => name.split('_')[0] ?? ''
const SHORT = 6

/** One sentence for each variable that is not ours and resembles one of ours. */
export function misspelledVariables(env: NodeJS.ProcessEnv): { name: string; sentence: string }[] {
  const known = new Set([...VARIABLES, DATABASE_OF_FIRST])
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || isSetByKubernetes(name, env[name])) return []
    const intendedName = variableResembling(name.toUpperCase().replaceAll('-', '_'))
    return intendedName
      ? [{ name, sentence: `${name} is not a variable of Minato: did you mean ${intendedName}?` }]
      : []
  })
}

function variableResembling(name: string): string | undefined {
  const unprefixedName = name.replace(/^MINATO_/, '')
  if (VARIABLES.includes(unprefixedName)) return unprefixedName
  const nearest = closest(name, VARIABLES)
  if (distance(name, nearest) <= (nearest.length < SHORT ? 1 : 2)) return nearest
  if (!OWN_PREFIXES.has(prefixOf(name))) return undefined
  return closest(
    name,
    VARIABLES.filter((one) => prefixOf(one) === prefixOf(name)),
  )
}

/** Kubernetes describes a service called `smtp` by SMTP_SERVICE_HOST, SMTP_PORT=tcp://… and SMTP_PORT_25_TCP_ADDR. */
const isSetByKubernetes = (name: string, value = ''): boolean =>
  /_SERVICE_(?:HOST|PORT)(?:_|$)|_PORT_\d+_(?:TCP|UDP)(?:_|$)/.test(name) ||
  (name.endsWith('_PORT') && /^(?:tcp|udp):/.test(value))
