import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { mailServer } from '../../testing/mail-server.ts'
import type { MailServer } from '../../testing/mail-server.ts'
import { OWN_CERTIFICATE, OWN_KEY } from '../../testing/own-certificate.ts'
import { smtpTransport } from './transport.ts'

let smtp: MailServer | undefined
afterEach(() => smtp?.stop())

const send = (url: string) =>
  smtpTransport(url).send(
    {
      id: '1',
      recipient: 'a@buyer.example',
      locale: 'en',
      template: 'verifyEmail',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
      messageId: '<1@shop.example>',
      attempts: 1,
      isOld: false,
    },
    { name: 'Shop', address: 'post@shop.example', replyTo: 'desk@shop.example' },
    new AbortController().signal,
  )
const at = (scheme: string, host: string, query = '') =>
  `${scheme}://clerk:secret@${host}:${smtp?.port}${query && `?${query}`}`
const OWN = 'tls.rejectUnauthorized=false'

test('[OPS-02] reads plain, STARTTLS and TLS transport from SMTP_URL alone', async () => {
  smtp = await mailServer()
  expect(await send(smtp.url)).toEqual({ kind: 'sent' })
  expect(smtp.received).toMatchObject([{ isEncrypted: false, user: undefined }])
  await smtp.stop()

  smtp = await mailServer({ disabledCommands: [], authOptional: false })
  expect(await send(at('smtp', '127.0.0.1', OWN))).toEqual({ kind: 'sent' })
  expect(smtp.received).toMatchObject([{ isEncrypted: true, user: 'clerk', from: 'post@shop.example' }])
  await smtp.stop()

  smtp = await mailServer({ secure: true, disabledCommands: [] })
  expect(await send(at('smtps', '127.0.0.1', OWN))).toEqual({ kind: 'sent' })
  expect(smtp.received).toMatchObject([{ isEncrypted: true, user: 'clerk' }])
})

test('holds emails on a bad certificate, wrong password or missing TLS', async () => {
  smtp = await mailServer({ disabledCommands: [], authOptional: false })
  expect(await send(at('smtp', '127.0.0.1'))).toMatchObject({ kind: 'later' })
  expect(await send(`smtp://clerk:wrong@127.0.0.1:${smtp.port}?${OWN}`)).toMatchObject({ kind: 'later' })
  await smtp.stop()
  // The address names another machine, so the password is not sent unencrypted.
  smtp = await mailServer({ disabledCommands: ['STARTTLS'], host: '127.0.0.2' })
  expect(await send(at('smtp', '127.0.0.2'))).toMatchObject({ kind: 'later' })
  expect(smtp.received).toEqual([])
})

test('[F31] names server, step and cause of a fault', async () => {
  const own = { key: OWN_KEY, cert: OWN_CERTIFICATE }
  const faultAt = async (url: string) => {
    const outcome = await send(url)
    return outcome.kind === 'sent' ? 'sent' : outcome.fault.replaceAll(/:\d+,/g, ':PORT,')
  }
  smtp = await mailServer({ ...own, disabledCommands: [], authOptional: false })
  const { port } = smtp
  expect(await faultAt(at('smtp', 'localhost'))).toBe(
    'localhost:PORT, STARTTLS: certificate not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)',
  )
  expect(await faultAt(`smtp://clerk:wrong@localhost:${port}?${OWN}`)).toBe(
    'localhost:PORT, AUTH PLAIN: authentication failed (535)',
  )
  expect(await faultAt(`smtp://localhost:${port}?${OWN}`)).toBe(
    'localhost:PORT, MAIL FROM: authentication failed (530)',
  )
  expect(await faultAt(at('smtps', 'localhost'))).toBe(
    'localhost:PORT, connecting: no TLS (ERR_SSL_WRONG_VERSION_NUMBER)',
  )
  await smtp.stop()
  expect(await faultAt(`smtp://127.0.0.1:${port}`)).toBe(
    '127.0.0.1:PORT, connecting: connection refused (ECONNREFUSED)',
  )
  expect(await send('smtp://nowhere.invalid')).toEqual({
    kind: 'later',
    fault: 'nowhere.invalid:587, connecting: host name not found (ENOTFOUND)',
  })

  smtp = await mailServer({ ...own, secure: true, disabledCommands: [] })
  expect(await faultAt(at('smtps', 'localhost'))).toBe(
    'localhost:PORT, TLS: certificate not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)',
  )
  await smtp.stop()

  smtp = await mailServer({ disabledCommands: ['STARTTLS'], host: '127.0.0.2' })
  expect(await faultAt(at('smtp', '127.0.0.2'))).toBe('127.0.0.2:PORT, STARTTLS: no TLS (500)')
  await smtp.stop()

  smtp = await mailServer()
  smtp.answer.rcptTo = () => 550
  expect(await faultAt(smtp.url)).toBe('127.0.0.1:PORT, RCPT TO: refused (550)')
})

test('[F31] names the step that timed out', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  expect(await send(`smtp://127.0.0.1:${port}?greetingTimeout=200`)).toEqual({
    kind: 'later',
    fault: `127.0.0.1:${port}, greeting: timeout (ETIMEDOUT)`,
  })
  silent.close()
  smtp = await mailServer({ hidePIPELINING: true })
  smtp.answer.rcptTo = () => new Promise(() => {})
  expect(await send(`${smtp.url}?socketTimeout=200`)).toEqual({
    kind: 'later',
    fault: `127.0.0.1:${smtp.port}, RCPT TO: timeout (ETIMEDOUT)`,
  })
})

test('[F31] trusts a mail server’s certificate by NODE_EXTRA_CA_CERTS', async () => {
  smtp = await mailServer({ key: OWN_KEY, cert: OWN_CERTIFICATE, disabledCommands: [], authOptional: false })
  const folder = await mkdtemp(join(tmpdir(), 'minato-ca-'))
  const authorities = join(folder, 'ca.pem')
  await writeFile(authorities, OWN_CERTIFICATE)
  const script = `const { smtpTransport } = await import(process.argv[1]);
    const { kind, fault } = await smtpTransport(process.argv[2]).send(
      { id: '1', recipient: 'a@buyer.example', locale: 'en', template: 'verifyEmail', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>',
        messageId: '<1@shop.example>', attempts: 1, isOld: false },
      { name: 'Shop', address: 'post@shop.example', replyTo: null }, new AbortController().signal);
    console.log(kind, fault ?? '')`
  const said = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script, join(import.meta.dirname, 'transport.ts'), at('smtp', 'localhost')],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: authorities } },
  ).finally(() => rm(folder, { recursive: true }))
  expect(said.stdout.trim()).toBe('sent')
})
