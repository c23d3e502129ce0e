import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'

test('a configuration with faults is refused with all of them at once', () => {
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

test('[OPS-02] an address of the mail server that cannot be one is refused, without its password', () => {
  for (const address of ['mail.example', 'http://mail.example', 'smtp://', 'smtps:/x y'])
    expect(() => readConfig({ SMTP_URL: address })).toThrow('SMTP_URL must look like')
  expect(() => readConfig({ SMTP_URL: 'imap://user:secret-word@mail.example' })).not.toThrow(/secret-word/)
  for (const from of ['x', 'a@b.example, c@d.example', 'Shop <a@b.example>', 'a@b.example\r\nBcc: c@d.example'])
    expect(() => readConfig({ MAIL_FROM: from })).toThrow('MAIL_FROM must be one address')
  expect(readConfig({ SMTP_URL: 'smtps://u:p@mail.example:465', MAIL_FROM: 'a@b.example' })).toMatchObject({
    smtpUrl: 'smtps://u:p@mail.example:465',
    mailFrom: 'a@b.example',
  })
})

test('[OPS-02] secrets come from files too, and a file that is missing, empty or beside its variable is named with all else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'minato-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const url = 'postgresql://minato:secret-word@db.example/minato'
  expect(
    readConfig({ DATABASE_URL_FILE: file('url', `${url}\n`), METRICS_TOKEN_FILE: file('token', 'abc') }),
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

test('demonstration mode ends with any of the three outer services', () => {
  expect(readConfig({}).isDemonstration).toBe(true)
  for (const env of [
    { DATABASE_URL: 'postgres://x' },
    { SMTP_URL: 'smtp://mail.example' },
    { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
  ])
    expect([env, readConfig(env).isDemonstration]).toEqual([env, false])
})

test('hosts name their tenants', () => {
  expect([...readConfig({ TENANT_HOSTS: 'Shop.example=staging, b.example=second' }).tenantHosts]).toEqual([
    ['shop.example', 'staging'],
    ['b.example', 'second'],
  ])
})
