import { SHIPPING_DOCUMENTS } from '@minato/contract/inquiry-enumerations'
import type { ChecklistAction, ChecklistState } from '@minato/contract/enumerations'
import { expect, test } from 'vitest'
import { documentsFor } from './arrival-verdict.ts'
import { rule } from './arrival-verdict.fixture.ts'
import type { DocumentMarks } from './inquiry-events.ts'
import { applyMarks, checklistEntry, checklistError, checklistKinds, USUAL_DOCUMENTS } from './document-checklist.ts'
import { describeEvent } from './describe-event.ts'
import { eventTexts as english } from './event-texts-en.ts'
import { eventTexts as french } from './event-texts-fr.ts'

const AT = '2026-11-27T00:00:00.000Z'
const TO: Record<ChecklistState, ChecklistAction[]> = {
  MISSING: [],
  UPLOADED: ['ASSIGN'],
  CHECKED: ['ASSIGN', 'CHECK'],
  SENT: ['ASSIGN', 'CHECK', 'SEND'],
  RECEIVED: ['ASSIGN', 'CHECK', 'SEND', 'RECEIVE'],
}
const FACTS: Partial<Record<ChecklistAction, Partial<DocumentMarks>>> = {
  ASSIGN: { documentId: 'd1' },
  SEND: { courier: 'DHL', trackingNumber: '12', sentOn: '2026-11-26' },
}
const after = (
  actions: readonly ChecklistAction[],
  kind: DocumentMarks['kinds'][number],
  finalInvoiceId: string | null,
) =>
  actions.reduce<{ checklist?: ReturnType<typeof applyMarks>; finalInvoiceId: string | null }>(
    (inquiry, action) => ({
      ...inquiry,
      checklist: applyMarks(inquiry, { action, kinds: [kind], ...FACTS[action] }, AT),
    }),
    { finalInvoiceId },
  )

const ACTIONS = ['ASSIGN', 'CHECK', 'SEND', 'RECEIVE', 'UNDO'] as const

test('[TRU-11] moves a document one step at a time, and gives the reason for a rejected step', () => {
  const table = Object.entries(TO).map(([state, actions]) => {
    const inquiry = after(actions, 'BILL_OF_LADING', null)
    expect(checklistEntry(inquiry, 'BILL_OF_LADING').state).toBe(state)
    return [state, ...ACTIONS.map((action) => checklistError(inquiry, action, 'BILL_OF_LADING'))]
  })
  expect(table).toEqual([
    ['MISSING', null, 'DOCUMENT_MISSING', 'DOCUMENT_MISSING', 'DOCUMENT_NOT_SENT', 'DOCUMENT_MISSING'],
    ['UPLOADED', null, null, 'DOCUMENT_UNCHECKED', 'DOCUMENT_NOT_SENT', null],
    ['CHECKED', 'DOCUMENT_DONE', 'DOCUMENT_DONE', null, 'DOCUMENT_NOT_SENT', null],
    ['SENT', 'DOCUMENT_DONE', 'DOCUMENT_DONE', 'DOCUMENT_DONE', null, null],
    ['RECEIVED', 'DOCUMENT_DONE', 'DOCUMENT_DONE', 'DOCUMENT_DONE', 'DOCUMENT_DONE', null],
  ])
})

test('[TRU-11] undoes each step to exactly the state before', () => {
  const states = Object.values(TO)
  for (const [i, actions] of states.entries()) {
    const before = states[i - 1]
    if (!before) continue
    const undone = after([...actions, 'UNDO'], 'PACKING_LIST', null)
    expect(checklistEntry(undone, 'PACKING_LIST')).toEqual(
      checklistEntry(after(before, 'PACKING_LIST', null), 'PACKING_LIST'),
    )
  }
})

test('[TRU-11] counts the issued final invoice as uploaded and checked', () => {
  const issued = after([], 'INVOICE', 'f1')
  expect(checklistEntry(issued, 'INVOICE')).toEqual({ state: 'CHECKED', documentId: null })
  expect(ACTIONS.map((action) => checklistError(issued, action, 'INVOICE'))).toEqual([
    'DOCUMENT_ISSUED',
    'DOCUMENT_ISSUED',
    null,
    'DOCUMENT_NOT_SENT',
    'DOCUMENT_ISSUED',
  ])
  expect(checklistEntry(after(['SEND'], 'INVOICE', 'f1'), 'INVOICE')).toMatchObject({ state: 'SENT', courier: 'DHL' })
  expect(checklistError(after(['SEND'], 'INVOICE', 'f1'), 'UNDO', 'INVOICE')).toBeNull()
  // The issued invoice replaces an earlier upload.
  expect(checklistEntry(after(['ASSIGN'], 'INVOICE', 'f1'), 'INVOICE').documentId).toBeNull()
})

test('[TRU-11] lists the required documents in order, and others once they are uploaded', () => {
  const required = ['EXPORT_CERTIFICATE', 'BILL_OF_LADING'] as const
  expect(checklistKinds({ finalInvoiceId: null }, required)).toEqual(['BILL_OF_LADING', 'EXPORT_CERTIFICATE'])
  expect(checklistKinds(after(['ASSIGN'], 'PACKING_LIST', null), required).at(-1)).toBe('PACKING_LIST')
  expect(SHIPPING_DOCUMENTS).toEqual(expect.arrayContaining([...USUAL_DOCUMENTS]))
})

test('[TRU-11] reads the documents of the most specific rule in force today', () => {
  const car = { firstRegistration: null, manufacture: null, steering: null, bodyType: 'TRUCK', fuelType: null } as const
  const of = (...rules: Parameters<typeof rule>[0][]) => documentsFor(rules.map(rule), car, '2026-11-27')
  const all = { documents: ['INVOICE' as const], inspectionBodies: ['JEVIC'] }
  expect(of(all, { documents: ['BILL_OF_LADING'], bodyTypes: ['TRUCK'] })).toEqual({
    documents: ['BILL_OF_LADING'],
    inspectionBodies: ['JEVIC'],
  })
  expect(of(all, { documents: ['BILL_OF_LADING'], bodyTypes: ['SEDAN'] }).documents).toEqual(['INVOICE'])
  expect(of({ ...all, validUntil: '2026-11-26' })).toEqual({ documents: null, inspectionBodies: null })
})

test('[TRU-11] describes each step in both languages', () => {
  const format = { money: String, cents: String, day: String, moment: String }
  const say = (kind: string, data: Record<string, unknown>) =>
    [english, french].map((texts) => describeEvent({ kind, data, content: null }, texts, format))
  expect(say('EXTRA_DOCUMENT_ADDED', { documentId: 'd', kind: 'BILL_OF_LADING' })).toEqual([
    'Bill of lading: uploaded',
    'Connaissement\u00a0: ajout',
  ])
  const kinds = ['INVOICE', 'BILL_OF_LADING']
  expect(say('DOCUMENTS_MARKED', { action: 'SEND', kinds, ...FACTS.SEND })).toEqual([
    'Final invoice, Bill of lading: sent by DHL, tracking number 12',
    'Facture finale, Connaissement\u00a0: envoi par DHL, numéro de suivi 12',
  ])
  expect(say('DOCUMENTS_MARKED', { action: 'UNDO', kinds })[0]).toBe('Final invoice, Bill of lading: last step undone')
})
