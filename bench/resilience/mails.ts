import { setTimeout as sleep } from 'node:timers/promises'
import { sendMail } from '../../apps/server/src/platform/email/mail.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import type { MailServer } from '../../apps/server/src/testing/mail-server.ts'

/** Adds an email to the outbox, as the product's calls do. */
export const queueEmail = (db: Database, to: string): Promise<void> =>
  db.write('staging', (tx) =>
    sendMail(tx, {
      to,
      locale: 'en',
      template: 'resetPassword',
      data: { name: 'Hold', link: 'https://shop.example/x', expiresAt: '2026-06-12T09:42:00Z' },
    }),
  )

/**
 * Waits until all emails have arrived and counts those missing and those delivered twice, with the
 * same or another Message-ID.
 */
export async function countDeliveries(
  smtp: MailServer,
  wanted: readonly string[],
  mostMs: number,
  from = 0,
): Promise<{ lost: number; missing: string[]; doubled: number; renamed: number; waitedMs: number }> {
  const began = performance.now()
  const came = () => smtp.received.slice(from)
  const missing = () => {
    const there = new Set(came().flatMap(({ to }) => to))
    return wanted.filter((one) => !there.has(one))
  }
  while (missing().length && performance.now() - began < mostMs) await sleep(100)
  const waitedMs = performance.now() - began
  // A second delivery follows only after the lease has expired.
  await sleep(2000)
  let [doubled, renamed] = [0, 0]
  for (const to of wanted) {
    const mails = came().filter((mail) => mail.to.includes(to))
    doubled += Math.max(0, mails.length - 1)
    if (new Set(mails.map((mail) => idOf(mail))).size > 1) renamed++
  }
  return { lost: missing().length, missing: missing(), doubled, renamed, waitedMs }
}

const idOf = (mail: MailServer['received'][number]): string => mail.header('message-id') ?? ''
