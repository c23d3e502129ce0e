import { posix } from 'node:path'
import { ALLOWED_HOSTS, MAY_BE_LONG, MAY_HOLD_SQL, MAY_OPEN_CONNECTIONS, SHARED_PATTERNS } from './house-lists.ts'
import { type Import, importsOf } from './imports-of.ts'

/** A file of the project: its path from the root and its text. */
export type SourceFile = { path: string; text: string }

type Rule = (file: SourceFile) => string[]

const isTest = (path: string): boolean =>
  /\.(test|e2e)\.tsx?$/.test(path) || path.startsWith('apps/server/src/testing/')
const isCode = (path: string): boolean => /\.(ts|tsx|mts|mjs|js)$/.test(path)
const moduleOf = (path: string): string | undefined => /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1]
const matches = (path: string, patterns: readonly RegExp[]): boolean => patterns.some((pattern) => pattern.test(path))

/** Target of an import: a path from the root for our own files, else the package's name. */
function target(file: SourceFile, { from }: Import): string {
  if (from.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file.path), from))
  return from.replace(/^@minato\/(contract|domain|art)\//, 'packages/$1/src/')
}

/** Shared packages import only packages below them. */
const packageImports: Rule = (file) => {
  const own = /^packages\/([^/]+)\//.exec(file.path)?.[1]
  const below: Record<string, RegExp> = {
    contract: /^zod$/,
    domain: /^packages\/contract\//,
    art: /^packages\/contract\//,
  }
  const allowed = below[own ?? '']
  if (!own || !allowed || isTest(file.path)) return []
  return importsOf(file.text)
    .map((one) => target(file, one))
    .filter((to) => !to.startsWith(`packages/${own}/`) && !allowed.test(to))
    .map((to) => `packages/${own} may not import ${to}`)
}

/** A module is imported through its service; only the module runs its SQL. */
const moduleImports: Rule = (file) => {
  const own = moduleOf(file.path)
  return importsOf(file.text).flatMap((one) => {
    const to = target(file, one)
    const other = moduleOf(to)
    if (!other || other === own) return []
    if (isTest(file.path) || /^(?:db|bench)\//.test(file.path)) return []
    if (/[/-]store\.ts$/.test(to)) return [`${to} is private to its module; ask its service.ts`]
    if (own && !to.endsWith('/service.ts')) return [`another module is entered through its service.ts, not ${to}`]
    if (file.path.startsWith('apps/server/src/platform/'))
      return [`the platform knows no module, and this imports ${to}`]
    return []
  })
}

/** The browser gets no validation library and no server code. */
const webImports: Rule = (file) => {
  const isServer = file.path.startsWith('apps/server/')
  if (!isServer && !file.path.startsWith('apps/web/')) return []
  return importsOf(file.text).flatMap((one) => {
    const to = target(file, one)
    if (isServer) return to.startsWith('apps/web/src/') ? [`the server may not import ${to}`] : []
    if (to.startsWith('apps/server/')) return [`pages may not import ${to}; they ask the API`]
    const isHeavy =
      to.startsWith('packages/contract/') &&
      !/\/((?:[a-z]+-)*enumerations|addresses|people|bulk-limit|hs-code|import-fields|search-criteria|search-facets|vehicle-fields)(\.ts)?$/.test(
        to,
      )
    return isHeavy && !one.isType && !isTest(file.path)
      ? [`pages may import only types from ${to} (it brings zod into the browser)`]
      : []
  })
}

const names: Rule = ({ path }) => {
  const parts = path.split('/')
  const file = parts.pop() ?? ''
  const found = parts
    .filter((part) => /^(libs?|utils?|helpers?|common|misc|shared)$/.test(part))
    .map((part) => `no folder is called '${part}': name what is in it`)
  const isRoute = path.startsWith('apps/web/src/routes/')
  if (!isRoute && /^(lib|utils?|helpers?|common|misc|index)\.[a-z]+$/.test(file))
    found.push(`no file is called '${file}': name what is in it`)
  // Route notation, migrations, documents in capitals, and files with names that tools require.
  const isFree =
    isRoute ||
    /^db\/migrations\/\d{4}_[a-z0-9_]+\.sql$/.test(path) ||
    /^([A-Z]+\.md|LICENSE)$/.test(file) ||
    file.startsWith('.')
  if (!isFree && !/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(file)) found.push('file names are kebab-case')
  for (const part of parts)
    if (!isFree && !/^\.?[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(part)) found.push(`the folder '${part}' is not kebab-case`)
  return found
}

const barrels: Rule = ({ path, text }) => {
  if (!isCode(path) || path.endsWith('.d.mts')) return []
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').trim()
  const rest = code.replace(/export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'[^']+'\s*;?/g, '').trim()
  return code !== '' && rest === '' ? ['this file only passes on what others export: import from there'] : []
}

const size: Rule = ({ path, text }) => {
  const lines = text.split('\n').length - 1
  if (lines <= 300 || !/\.(tsx?|mjs|css|sql)$/.test(path) || matches(path, MAY_BE_LONG)) return []
  return [`${lines} lines; over 300, split by noun (pure tables of data are listed in scripts/house-lists.ts)`]
}

const SQL =
  /[`'"]\s*(?:(?:select|SELECT)\b[^`'"]*\b(?:from|FROM)\b|(?:insert into|INSERT INTO|delete from|DELETE FROM)\s|(?:update|UPDATE)\s+[\w."]+\s+(?:set|SET)\s|(?:create|alter|drop|CREATE|ALTER|DROP)\s+(?:table|index|schema|TABLE|INDEX|SCHEMA)\s)|\bsql`/

const sqlPlaces: Rule = ({ path, text }) => {
  if (!isCode(path) || isTest(path) || matches(path, MAY_HOLD_SQL)) return []
  const line = text.split('\n').findIndex((_, at, all) => SQL.test(all.slice(at, at + 3).join('\n')))
  return line < 0 ? [] : [`line ${line + 1}: SQL stands in a module's store.ts (or in the platform, db/ and bench/)`]
}

const connections: Rule = ({ path, text }) => {
  if (!isCode(path) || isTest(path) || matches(path, MAY_OPEN_CONNECTIONS)) return []
  const found = importsOf(text).some((one) => one.from === 'pg' && !one.isType)
    ? ["only the platform imports 'pg'"]
    : []
  if (/\bnew (?:pg\.)?Pool\b|\bpool\.query\(/.test(text))
    found.push('connections come from the platform, which names the tenant first')
  return found
}

const hosts: Rule = ({ path, text }) => {
  if (!isCode(path) && !/\.(css|sql|json|html|svg)$/.test(path)) return []
  if (isLockFile(path))
    return /"resolved": "https?:/.test(text) ? ['names a registry: install with the settings of .npmrc'] : []
  // The host in a template's placeholder is decided at run time.
  const found = [...text.matchAll(/\bhttps?:\/\/([a-z0-9][a-z0-9.-]*)/gi)].map((match) =>
    (match[1] ?? '').toLowerCase().replace(/\.$/, ''),
  )
  return [...new Set(found)]
    .filter((host) => !matches(host, ALLOWED_HOSTS))
    .map((host) => `names the host ${host}: addresses are configuration (scripts/house-lists.ts lists the exceptions)`)
}

const machinePaths: Rule = ({ path, text }) => {
  if (isLockFile(path)) return []
  const found = /(?<![\w.~$}])\/(?:work|home|Users)\/[\w-]/.exec(text)
  return found ? [`names a path of one machine (${found[0]}…)`] : []
}

const suppressions: Rule = ({ path, text }) => {
  if (!isCode(path)) return []
  return text.split('\n').flatMap((line, at) => {
    if (/@ts-(?:ignore|nocheck)\b/.test(line) && /\/[/*]/.test(line))
      return [`line ${at + 1}: use @ts-expect-error with its reason`]
    if (/@ts-expect-error\b(?!.{10,})/.test(line)) return [`line ${at + 1}: a suppression says its reason on the line`]
    if (/\b(?:oxlint|eslint)-disable/.test(line) && /\/[/*]/.test(line) && !/ -- .{8,}/.test(line))
      return [`line ${at + 1}: a suppression says its reason on the line, after ' -- '`]
    return []
  })
}

/** Server test files of one process share their modules (`isolate` in vitest.config.ts). */
const sharedModuleMocks: Rule = ({ path, text }) =>
  isTest(path) && /^\s*vi\.(?:do)?[mM]ock\(/m.test(text)
    ? ['no module is replaced in a test: another file may have loaded it before, and be given this one after']
    : []

/**
 * All pages share one dialog (title, content, Cancel and the named action) and one toolbar (search,
 * filters, View, Export).
 */
const sharedPatterns: Rule = ({ path, text }) => {
  if (!path.startsWith('apps/web/src/') || !path.endsWith('.tsx') || isTest(path)) return []
  return SHARED_PATTERNS.flatMap(({ pattern, only, instead }) =>
    pattern.test(text) && !matches(path, only) ? [instead] : [],
  )
}

/** Texts and formats of a language are chosen in `i18n/` only (decision 17). */
const languageChoices: Rule = ({ path, text }) => {
  if (!path.startsWith('apps/web/src/') || path.startsWith('apps/web/src/i18n/') || isTest(path)) return []
  return /[!=]== '(?:en|fr|ja)'/.test(text) ? ['compares a language: i18n/texts.ts and i18n/format.ts do that'] : []
}

const RULES: Rule[] = [
  packageImports,
  moduleImports,
  webImports,
  names,
  barrels,
  size,
  sqlPlaces,
  connections,
  hosts,
  machinePaths,
  suppressions,
  sharedModuleMocks,
  sharedPatterns,
  languageChoices,
]

/** Violations of the house rules, one line each: 'path: complaint'. */
export function houseRuleViolations(files: SourceFile[]): string[] {
  return files.flatMap((file) => RULES.flatMap((rule) => rule(file).map((complaint) => `${file.path}: ${complaint}`)))
}

const isLockFile = (path: string): boolean => /(^|\/)package-lock\.json$/.test(path)
