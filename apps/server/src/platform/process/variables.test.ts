import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('[OPS-02 F28] rejects a mistyped MINATO_ variable and names the intended one', () => {
  for (const [typed, meant] of [
    ['MINATO_PROCESES', 'MINATO_PROCESSES'],
    ['MINATO_PORT', 'PORT'],
    ['MINATO_DATABASE_URL', 'DATABASE_URL'],
  ])
    expect(() => readConfig({ [typed ?? '']: '4', MINATO_DATA: '/tmp' })).toThrow(
      new RegExp(`\n  ${typed} is not a variable of Minato: did you mean ${meant}\\?$`),
    )
})

test('[F28] names a variable similar to a known one with the intended one', () => {
  const typed = {
    TENANTS_HOSTS: 'TENANT_HOSTS',
    TENANT_HOST: 'TENANT_HOSTS',
    TENANT_DOMAINS: 'TENANT_HOSTS',
    SMTP_URI: 'SMTP_URL',
    SMPT_URL: 'SMTP_URL',
    SMTP_HOST: 'SMTP_URL',
    TRUST_PROXIES: 'TRUST_PROXY',
    TRUSTED_PROXY: 'TRUST_PROXY',
    OIDC_ISUER: 'OIDC_ISSUER',
    DATABASE_URI: 'DATABASE_URL',
    DATABASE_HOST: 'DATABASE_URL',
    S3_ACCESS_KEY: 'S3_ACCESS_KEY_ID',
    MAILFROM: 'MAIL_FROM',
    LOGLEVEL: 'LOG_LEVEL',
    PORTS: 'PORT',
    smtp_url: 'SMTP_URL',
  }
  const values = Object.fromEntries(Object.keys(typed).map((name) => [name, 'secret-word']))
  const { notices } = readConfig(values)
  expect(notices).toEqual(
    Object.entries(typed).map(([name, meant]) => `${name} is not a variable of Minato: did you mean ${meant}?`),
  )
  expect(notices.join()).not.toContain('secret-word')
})

test('[F28] ignores variables of the system, other programs and Kubernetes', () => {
  const others = [
    'HOME HOSTNAME PATH PWD SHELL LOGNAME LANG TERM NODE_OPTIONS NODE_VERSION MAIL MAILTO LOG_FORMAT npm_config_cache',
    'AWS_ACCESS_KEY_ID AWS_REGION S3_SERVICE_HOST SMTP_PORT_25_TCP_ADDR MINATO_SERVICE_HOST MINATO_PORT_80_TCP',
    'STATE_DIRECTORY CREDENTIALS_DIRECTORY INVOCATION_ID HTTP_PROXY NO_PROXY XDG_RUNTIME_DIR POSTGRES_PASSWORD',
  ]
  const env = Object.fromEntries(others.flatMap((line) => line.split(' ')).map((name) => [name, 'x']))
  const kubernetes = { MINATO_PORT: 'tcp://10.0.0.1:80', DATABASE_PORT: 'tcp://10.0.0.2:5432' }
  expect(readConfig({ ...env, ...kubernetes }).notices).toEqual([])
})
