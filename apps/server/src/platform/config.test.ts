import { expect, test } from 'vitest'
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

test('demonstration mode ends with any of the three outer services', () => {
  expect(readConfig({}).isDemonstration).toBe(true)
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'OIDC_ISSUER'])
    expect([name, readConfig({ [name]: 'postgres://x' }).isDemonstration]).toEqual([name, false])
})

test('hosts name their tenants', () => {
  expect([...readConfig({ TENANT_HOSTS: 'Shop.example=staging, b.example=second' }).tenantHosts]).toEqual([
    ['shop.example', 'staging'],
    ['b.example', 'second'],
  ])
})
