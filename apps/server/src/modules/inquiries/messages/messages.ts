import type { BodyOf } from '@minato/contract/call'
import type { Message } from '@minato/contract/inquiries-shapes'
import type { postMessage as postMessageCall } from '@minato/contract/messages'
import type { Context, Person } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError, genericError } from '../../../platform/http/http-error.ts'
import { partiesOf } from '../../users/people-lookup/service.ts'
import type { RunQuery } from '../../users/people-lookup/service.ts'
import { assertShareable } from '../agreement/assert-documents-agree.ts'
import { documentsShown, attachToInquiry } from '../event-log/attached-documents.ts'
import { appendEvent, requireInquiry, lockInquiry, assertAllowed, sideOf } from '../event-log/service.ts'
import type { LockedInquiry } from '../event-log/service.ts'
import { partyView } from '../event-log/inquiry-view.ts'
import { countMessages, messageAt, messageById, messagesOf, noteRead } from './messages-store.ts'
import type { MessageRow } from './messages-store.ts'

/** The thread of an inquiry (INQ-04). Messages are events, in the order of the event log. */

/** An equal message without a key within this many seconds is a double click. */
const SAME_MS = 5000

async function messageViews(runQuery: RunQuery, tenant: string, rows: readonly MessageRow[]): Promise<Message[]> {
  const [parties, documents] = await Promise.all([
    partiesOf(
      runQuery,
      tenant,
      rows.map(({ actorId }) => actorId),
    ),
    documentsShown(
      runQuery,
      tenant,
      rows.flatMap(({ documentIds }) => documentIds),
    ),
  ])
  return rows.map(({ id, inquiryId, seq, actorId, isSeller, notedFrom, text, documentIds, time, readBy }) => ({
    id,
    inquiryId,
    seq,
    owner: { ...partyView(parties, actorId), isSeller },
    notedFrom,
    content: text,
    attachments: documentIds.flatMap((one) => documents.get(one) ?? []),
    time,
    readBy,
  }))
}

export async function listMessages(
  context: Context,
  tenant: string,
  person: Person,
  id: string,
  { page, limit, after }: { page: number; limit: number; after: number },
): Promise<{ items: Message[]; total: number }> {
  await requireInquiry(context, tenant, person, id)
  const { db } = context
  const [rows, [counted]] = await db.readAll<[MessageRow[], { total: number }[]]>(tenant, [
    messagesOf(tenant, id, after, limit, page * limit),
    countMessages(tenant, id, after),
  ])
  const items = await messageViews((statement) => db.read(tenant, statement), tenant, rows)
  return { items, total: counted?.total ?? 0 }
}

export async function postMessage(
  context: Context,
  tx: Transaction,
  person: Person,
  id: string,
  { ownerId, content, attachments = [], acceptDifferencesReason: reason }: BodyOf<typeof postMessageCall>,
  hasKey: boolean,
): Promise<Message> {
  // A message can only be sent in the caller's own name (threat D04).
  if (ownerId !== person.userId) throw genericError(403)
  const inquiry = await lockInquiry(tx, person, id)
  assertAllowed('message', inquiry)
  const runQuery: RunQuery = (statement) => tx.rows(statement)
  const last = await lastOf(tx, inquiry)
  const isSame =
    !hasKey &&
    last?.actorId === ownerId &&
    last.text === content &&
    last.documentIds.join() === attachments.join() &&
    Date.parse(inquiry.now) - Date.parse(last.time) < SAME_MS
  if (!isSame) await attachToInquiry(tx, inquiry, attachments, 'MESSAGE', 'attachments')
  const isChecked = !isSame && attachments.length > 0 && sideOf(person, inquiry) === 'SELLER'
  const agreed = isChecked ? await assertShareable(context, tx, inquiry, attachments, reason) : inquiry
  const { seq } = isSame
    ? last
    : await appendEvent(context, tx, agreed, 'MESSAGE', { documentIds: attachments }, { text: content })
  // Sending does not mark earlier messages as read: this one may have been written before and
  // waited in the outbox.
  const [message] = await messageViews(runQuery, tx.tenant, await runQuery<MessageRow>(messageAt(tx.tenant, id, seq)))
  if (!message) throw new Error('a message left no trace')
  return message
}

async function lastOf(tx: Transaction, { id, state }: LockedInquiry): Promise<MessageRow | undefined> {
  const seq = Math.max(state.lastBuyerSeq, state.lastSellerSeq)
  return seq ? (await tx.rows<MessageRow>(messageAt(tx.tenant, id, seq)))[0] : undefined
}

/** Marks messages as read up to this one. @throws 404 unless the caller is a party to the inquiry */
export async function markRead(context: Context, person: Person, userId: string, messageId: string): Promise<void> {
  const { tenant } = person
  const absent = () => httpError('MINATO-4004', { message: 'There is no such message' })
  if (userId !== person.userId) throw absent()
  await context.db.write(tenant, async (tx) => {
    const [message] = await tx.rows<{ inquiryId: string; seq: number }>(messageById(tenant, messageId))
    if (!message) throw absent()
    const { id } = await lockInquiry(tx, person, message.inquiryId)
    await tx.rows(noteRead(tenant, id, userId, message.seq))
  })
}
