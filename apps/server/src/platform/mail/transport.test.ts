import { afterEach, expect, test } from 'vitest'
import { mailServer } from '../../testing/mail-server.ts'
import type { MailServer } from '../../testing/mail-server.ts'
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

test('[OPS-02] SMTP_URL alone says how: plain, upgraded by STARTTLS with a password, or TLS from the first byte', async () => {
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

test('a certificate that nobody vouches for, a wrong password and a line without TLS hold mails back', async () => {
  smtp = await mailServer({ disabledCommands: [], authOptional: false })
  expect(await send(at('smtp', '127.0.0.1'))).toMatchObject({ kind: 'later' })
  expect(await send(`smtp://clerk:wrong@127.0.0.1:${smtp.port}?${OWN}`)).toEqual({
    kind: 'later',
    fault: 'AUTH PLAIN 535',
  })
  await smtp.stop()
  // Another machine as far as the address tells: a password does not go there in the clear.
  smtp = await mailServer({ disabledCommands: ['STARTTLS'], host: '127.0.0.2' })
  expect(await send(at('smtp', '127.0.0.2'))).toMatchObject({
    kind: 'later',
    fault: expect.stringContaining('STARTTLS'),
  })
  expect(smtp.received).toEqual([])
})
