import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { COUNTER_CLASSES, variableOf } from '../rate-limit/counter-classes.ts'
import { readConfig } from './config.ts'
import { VARIABLES } from './variables.ts'

const SECRET = 'secret-word'
const PERSON = `user:${SECRET}`
const TENANT_HOSTS = 'shop.example=staging'
/** An invalid value for each documented variable that has one. */
const BAD: Readonly<Record<string, string | null>> = {
  PORT: '70000',
  HOST: 'http://shop.example',
  MINATO_DATA: import.meta.filename,
  DATABASE_URL: `mysql://minato:${SECRET}@db.example/minato`,
  TENANT_HOSTS: 'shop.example',
  SMTP_URL: `imap://${PERSON}@mail.example`,
  MAIL_FROM: 'Shop <a@b.example>',
  OIDC_ISSUER: `http://${PERSON}@id.example`,
  // Missing while the issuer is set.
  OIDC_CLIENT_ID: '',
  OIDC_CLIENT_SECRET: '',
  // Any claim name is valid.
  OIDC_ROLES_CLAIM: null,
  TRUST_PROXY: '10.0.0.0/40',
  S3_BUCKET: 'No Bucket',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  S3_ENDPOINT: `ftp://${PERSON}@s3.example`,
  S3_REGION: 'eu west',
  CDN_SECONDS: '-1',
  CDN_PURGE_URL: `ftp://${PERSON}@cdn.example`,
  CDN_PURGE_TOKEN: `two words ${SECRET}`,
  MINATO_DEMO: 'open',
  MINATO_PROCESSES: '0',
  MINATO_CACHE: 'maybe',
  LOG_LEVEL: 'loud',
  METRICS_TOKEN: `two words ${SECRET}`,
  RATE_SEARCH: '0',
  RATE_EVERYTHING: 'many',
  RATE_UPLOAD: '1.5',
  RATE_IMPORT: '-1',
  RATE_PICTURES: '0',
  RATE_SIGN_IN: '0',
  ...Object.fromEntries(COUNTER_CLASSES.map((name) => [variableOf(name), '5 a minute'])),
  // Read by Node.js itself and by the tests.
  NODE_EXTRA_CA_CERTS: null,
  CHROMIUM: null,
}
const documented = [
  ...readFileSync(resolve(import.meta.dirname, '../../../../../docs/configuration.md'), 'utf8').matchAll(
    /^\| (`[A-Z].*?) \|/gm,
  ),
].flatMap(([, names = '']) => names.match(/[A-Z][A-Z0-9_]+/g) ?? [])
const secrets = documented.filter((name) => name.endsWith('_FILE'))
const plain = documented.filter((name) => !name.endsWith('_FILE'))

test('[OPS-02] names every bad documented variable at once without secrets', () => {
  expect(plain.filter((name) => !(name in BAD))).toEqual([])
  const counted = COUNTER_CLASSES.map(variableOf)
  expect(Object.keys(BAD).filter((name) => !documented.includes(name) && !counted.includes(name))).toEqual([])
  expect(plain.length).toBeGreaterThan(20)
  const problems = problemsOf(
    Object.fromEntries(Object.entries(BAD).map(([name, value]) => [name, value ?? undefined])),
  )
  for (const [name, value] of Object.entries(BAD))
    expect([name, problems.filter((line) => line.startsWith(`${name} `)).length]).toEqual([
      name,
      value === null ? 0 : 1,
    ])
  expect(problems.join()).not.toContain(SECRET)
  // Each alone is rejected too.
  for (const [name, value] of Object.entries(BAD).filter(([, bad]) => bad))
    expect(problemsOf({ [name]: value ?? '' }).join()).toContain(`${name} `)
})

test('[OPS-02] reads every documented secret from a file and names a missing one', () => {
  expect(secrets.length).toBeGreaterThan(5)
  const problems = problemsOf(Object.fromEntries(secrets.map((name) => [name, `/nowhere/${name}`])))
  for (const name of secrets) expect(problems.filter((line) => line.startsWith(`${name} names`))).toHaveLength(1)
})

test('[OPS-02] names the file of a bad value without repeating it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'minato-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['METRICS_TOKEN', 'SMTP_URL', 'DATABASE_URL']) {
    const file = join(folder, name)
    writeFileSync(file, `two words ${SECRET}`)
    const [problem, ...others] = problemsOf({ [`${name}_FILE`]: file, TENANT_HOSTS })
    expect([problem, others]).toEqual([
      expect.stringContaining(`${name}, read from '${file}' (${name}_FILE), must`),
      [],
    ])
    expect(problem).not.toContain(SECRET)
  }
})

test('[F28] keeps the list of variables and its documentation equal', () => {
  expect(readConfig(Object.fromEntries(VARIABLES.map((name) => [name, '']))).notices).toEqual([])
  const counted = COUNTER_CLASSES.map(variableOf)
  expect(documented.filter((name) => !VARIABLES.includes(name))).toEqual([])
  expect(VARIABLES.filter((name) => !documented.includes(name) && !counted.includes(name))).toEqual(['NODE_ENV'])
})

test('[F28] rejects a configured start without TENANT_HOSTS and names near misses', () => {
  for (const env of [
    { DATABASE_URL: 'postgres://x' },
    { SMTP_URL: 'none' },
    { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
  ]) {
    expect(problemsOf({ ...env, TENANTS_HOSTS: TENANT_HOSTS })).toEqual([
      'TENANT_HOSTS is missing: name the address of each dealer, like https://shop.example=staging',
      'TENANTS_HOSTS is not a variable of Minato: did you mean TENANT_HOSTS?',
    ])
    expect([...readConfig({ ...env, TENANT_HOSTS }).tenantHosts]).toEqual([['shop.example', 'staging']])
    // A backup neither serves requests nor creates links.
    expect(() => readConfig(env, { needsHosts: false })).not.toThrow()
  }
})

test('[F03] listens on loopback only in a demonstration unless public', () => {
  for (const host of ['0.0.0.0', '::', '192.168.1.7', 'shop.example', '127.evil.example', '127.1.example']) {
    const { host: used, notices } = readConfig({ HOST: host })
    expect([host, used, notices]).toEqual([host, 'localhost', [expect.stringContaining(`HOST=${host} is ignored`)]])
    expect(readConfig({ HOST: host, MINATO_DEMO: 'public' })).toMatchObject({ host, isPublicDemonstration: true })
    expect(readConfig({ HOST: host, SMTP_URL: 'none', TENANT_HOSTS })).toMatchObject({ host, notices: [] })
  }
  for (const host of ['localhost', '127.0.0.1', '127.0.0.2', '::1'])
    expect(readConfig({ HOST: host })).toMatchObject({ host, notices: [], isPublicDemonstration: false })
})

test('[F03] MINATO_DEMO=off rejects an unconfigured start, and public a database', () => {
  const off = { MINATO_DEMO: 'off' }
  expect(() => readConfig(off)).toThrow(/^Minato is not configured: set DATABASE_URL and TENANT_HOSTS, .*[^\n]$/)
  expect(() => readConfig({ ...off, DATABSE_URL: 'x' })).toThrow(/^Minato is not[^\n]*\n.*did you mean DATABASE_URL\?$/)
  // The unreadable file is the reason, not the missing value.
  expect(problemsOf({ ...off, DATABASE_URL_FILE: '/nowhere', TENANT_HOSTS })).toEqual([
    "DATABASE_URL_FILE names '/nowhere', which cannot be read (ENOENT)",
  ])
  expect(readConfig({ ...off, SMTP_URL: 'none', TENANT_HOSTS }).isDemonstration).toBe(false)
  expect(problemsOf({ MINATO_DEMO: 'public', DATABASE_URL: 'postgres://x', TENANT_HOSTS })).toEqual([
    'MINATO_DEMO=public does not go together with DATABASE_URL, SMTP_URL or OIDC_ISSUER',
  ])
})

test('[OPS-02] sends nothing with SMTP_URL=none, which is no demonstration', () => {
  expect(readConfig({ SMTP_URL: 'none', TENANT_HOSTS })).toMatchObject({ smtpUrl: undefined, isDemonstration: false })
})

test('[OPS-02] accepts addresses, networks or three names as proxies', () => {
  const proxies = 'loopback, 10.0.0.7,10.0.0.0/8,fd00::/8,::1'
  expect(readConfig({ TRUST_PROXY: proxies }).trustProxy).toEqual([
    'loopback',
    '10.0.0.7',
    '10.0.0.0/8',
    'fd00::/8',
    '::1',
  ])
  for (const one of [
    'true',
    '1',
    'proxy.example',
    '10.0.0',
    '10.0.0.0/',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/0',
    '::/129',
  ])
    expect([one, problemsOf({ TRUST_PROXY: one }).length]).toEqual([one, 1])
})

test('[OPS-02] accepts a name or address without a port as host', () => {
  for (const one of ['shop', '0.0.0.0', '::', '::1', 'fe80::1'])
    expect([one, readConfig({ HOST: one, MINATO_DEMO: 'public' }).host]).toEqual([one, one])
  for (const one of ['localhost:3000', '0.0.0.0:80', 'a b'])
    expect([one, problemsOf({ HOST: one }).length]).toEqual([one, 1])
})

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
}

test('reports all faults of a configuration at once', () => {
  const read = () =>
    readConfig({
      PORT: 'x',
      NODE_ENV: 'prod',
      DATABASE_URL: 'mysql://a',
      TENANT_HOSTS: 'shop.example',
      RATE_SEARCH: '0',
    })
  expect(read).toThrow(/PORT.*\n.*NODE_ENV.*\n.*RATE_SEARCH|NODE_ENV/s)
  for (const name of ['PORT', 'NODE_ENV', 'DATABASE_URL', 'TENANT_HOSTS', 'RATE_SEARCH'])
    expect(read).toThrow(new RegExp(name))
})

test('[OPS-02] rejects an invalid mail server address without its password', () => {
  for (const address of ['mail.example', 'http://mail.example', 'smtp://', 'smtps:/x y'])
    expect(() => readConfig({ SMTP_URL: address })).toThrow('SMTP_URL must look like')
  expect(() => readConfig({ SMTP_URL: 'imap://user:secret-word@mail.example' })).not.toThrow(/secret-word/)
  for (const from of ['x', 'a@b.example, c@d.example', 'Shop <a@b.example>', 'a@b.example\r\nBcc: c@d.example'])
    expect(() => readConfig({ MAIL_FROM: from })).toThrow('MAIL_FROM must be one address')
  expect(
    readConfig({ SMTP_URL: 'smtps://u:p@mail.example:465', MAIL_FROM: 'a@b.example', TENANT_HOSTS }),
  ).toMatchObject({
    smtpUrl: 'smtps://u:p@mail.example:465',
    mailFrom: 'a@b.example',
  })
})

test('[OPS-02] names a missing, empty or doubled secret file with all other faults', () => {
  const folder = mkdtempSync(join(tmpdir(), 'minato-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const url = 'postgresql://minato:secret-word@db.example/minato'
  expect(
    readConfig({ DATABASE_URL_FILE: file('url', `${url}\n`), METRICS_TOKEN_FILE: file('token', 'abc'), TENANT_HOSTS }),
  ).toMatchObject({
    databaseUrl: url,
    metricsToken: 'abc',
    isDemonstration: false,
  })
  const bad = {
    DATABASE_URL: url,
    DATABASE_URL_FILE: file('url', url),
    SMTP_URL_FILE: join(folder, 'none'),
    METRICS_TOKEN_FILE: file('empty', ' \n'),
  }
  expect(() => readConfig(bad)).toThrow(
    /DATABASE_URL_FILE are both[^]*SMTP_URL_FILE.*ENOENT[^]*METRICS_TOKEN_FILE.*empty/,
  )
  expect(() => readConfig(bad)).not.toThrow(/secret-word/)
})

test('[OPS-02] accepts a database by address, name or socket folder', () => {
  for (const address of ['//minato:p@db.example:5432/minato', '//minato:p@/minato?host=/run/postgresql', '///minato'])
    expect(readConfig({ DATABASE_URL: `postgresql:${address}`, TENANT_HOSTS }).databaseUrl).toBe(
      `postgresql:${address}`,
    )
  for (const address of ['mysql://a/b', 'postgres:a', `postgres://minato:${SECRET}@db.example:99999/minato`])
    expect(problemsOf({ DATABASE_URL: address }).join()).toMatch(/^DATABASE_URL must be an address(?!.*secret-word)/)
})

test('ends demonstration mode with any of the three outer services', () => {
  expect(readConfig({}).isDemonstration).toBe(true)
  for (const env of [
    { DATABASE_URL: 'postgres://x' },
    { SMTP_URL: 'smtp://mail.example' },
    { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
  ])
    expect([env, readConfig({ ...env, TENANT_HOSTS }).isDemonstration]).toEqual([env, false])
})

test('maps hosts to tenants', () => {
  expect([...readConfig({ TENANT_HOSTS: 'Shop.example=staging, b.example=second' }).tenantHosts]).toEqual([
    ['shop.example', 'staging'],
    ['b.example', 'second'],
  ])
})
