import type { DocumentChecklist } from '@minato/contract/document-checklist-shapes'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChecklistActions } from '../../backoffice/inquiries/checklist/checklist-actions.tsx'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import { DocumentChecklistPart, NeededIn } from './document-checklist.tsx'

type Line = DocumentChecklist['lines'][number]
const line = (kind: Line['kind'], given: Partial<Line> = {}): Line => ({
  kind,
  state: 'MISSING',
  document: null,
  inspectionBodies: [],
  courier: null,
  trackingNumber: null,
  sentOn: null,
  receivedAt: null,
  ...given,
})
const document = (id: string) => ({ id, type: 'application/pdf', name: `${id}.pdf`, createdAt: null, size: 1 })
const PARCEL = { courier: 'DHL', trackingNumber: '1234567890', sentOn: '2026-11-20' }
const LINES = [
  line('INVOICE', { state: 'CHECKED', document: document('final') }),
  line('BILL_OF_LADING', { state: 'SENT', document: document('lading'), ...PARCEL }),
  line('EXPORT_CERTIFICATE', { state: 'UPLOADED', document: document('export') }),
  line('INSPECTION_CERTIFICATE', { inspectionBodies: ['QISJ', 'JEVIC'] }),
]

function render(part: ReactNode, locale: 'en' | 'fr' = 'en', user?: object): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  router.update({ ...router.options, context: { user, locale, messages: { en, fr }[locale] } } as never)
  return renderToStaticMarkup(<RouterContextProvider router={router}>{part}</RouterContextProvider>)
}

function shown(
  side: 'BUYER' | 'SELLER',
  {
    locale = 'en',
    objection = null,
    ...given
  }: { locale?: 'en' | 'fr'; objection?: string | null } & Partial<DocumentChecklist> = {},
): string {
  const user = { id: 'u', roles: side === 'BUYER' ? [] : ['SALES_MANAGER'] }
  const inquiry = {
    id: 'i',
    version: 3,
    objections: { markDocuments: objection },
    extraDocuments: [document('lading'), document('export')],
    documentChecklist: { country: 'KE', isOnFile: true, lines: LINES, ...given },
  } as unknown as Inquiry
  const Part = side === 'BUYER' ? DocumentChecklistPart : ChecklistActions
  return render(
    <Part inquiry={inquiry} onChanged={() => {}} reload={() => Promise.resolve()} />,
    locale,
    user,
  ).replaceAll('\u00a0', ' ')
}
const labels = (html: string): string[] => [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, label = '']) => label)

test('[TRU-11] shows the buyer each state, with a tracking number to copy', () => {
  const html = shown('BUYER')
  for (const text of [
    'Checked and ready',
    'On its way to you',
    'DHL, sent on 20 November 2026',
    'Being checked',
    'Not ready yet',
    'Accepted inspection bodies: QISJ, JEVIC',
    'I’ve received it',
  ])
    expect(html).toContain(text)
  expect(labels(html)).toEqual([
    'Download final.pdf',
    'Download lading.pdf',
    'Copy tracking number: Bill of lading',
    'Download export.pdf',
  ])
  const french = shown('BUYER', { locale: 'fr' })
  for (const text of ['Connaissement', 'En route vers vous', 'DHL, envoi du 20 novembre 2026', 'J’ai reçu ce document'])
    expect(french).toContain(text)
})

test('[TRU-11] asks to confirm only documents that were sent', () => {
  const html = shown('BUYER', { isOnFile: false, lines: [line('BILL_OF_LADING')] })
  expect(html).not.toContain('I’ve received')
  expect(shown('BUYER', { objection: 'CLOSED' })).not.toContain('I’ve received')
})

test('[TRU-11] offers a manager the next step of each document, and none in a closed inquiry', () => {
  const offered = labels(shown('SELLER')).filter((label) => !/^(Download|Copy)/.test(label))
  expect(offered).toEqual([
    'Send by courier: Final invoice',
    'Mark as received: Bill of lading',
    'Actions for Bill of lading',
    'Mark as checked: Export certificate',
    'Actions for Export certificate',
    'Upload: Inspection certificate',
    'Actions for Inspection certificate',
  ])
  expect(labels(shown('SELLER', { objection: 'ARCHIVED' })).filter((label) => !/^(Download|Copy)/.test(label))).toEqual(
    [],
  )
})

test('[TRU-11] names the country and says when no list is on file', () => {
  expect(render(<NeededIn country="Kenya" isOnFile />)).toContain('Documents needed for Kenya.')
  expect(render(<NeededIn country="Kenya" isOnFile={false} />)).toContain(
    'No list is on file for Kenya. These are the usual documents.',
  )
})

test('[TRU-11] shows no country code until the names of countries are loaded', () => {
  const html = shown('BUYER')
  expect(html).toContain('On its way to you')
  expect(html).not.toContain('Documents needed')
})
