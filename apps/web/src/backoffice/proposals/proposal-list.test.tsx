import type { Proposal } from '@minato/contract/proposals'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import { ProposalList } from './proposal-list.tsx'

function render(proposal: Proposal, locale: 'en' | 'fr' = 'en'): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const context = { locale, messages: locale === 'fr' ? fr : en, company: { name: 'Kaigan' } }
  router.update({ ...router.options, context } as never)
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <ProposalList proposals={[proposal]} onDecided={async () => {}} />
    </RouterContextProvider>,
  )
}
const ID = '00000000-0000-4000-8000-000000000001'
const PROPOSAL: Proposal = {
  id: ID,
  kind: 'EDIT_ACCOUNT',
  subjectId: ID,
  inquiryReference: null,
  confirmedAt: null,
  before: { holder: 'Kaigan', bank: 'Port Bank', accountNumber: '111', swift: 'PORTJPJT' },
  after: { holder: 'Kaigan', bank: 'Port Bank', accountNumber: '222', swift: 'PORTJPJT' },
  state: 'PROPOSED',
  needsApproval: true,
  waitingHours: 24,
  proposedBy: { id: ID, name: 'Kenji Mori' },
  proposedAt: '2026-06-01T00:00:00.000Z',
  expiresAt: '2026-06-15T00:00:00.000Z',
  approvedBy: null,
  approvedAt: null,
  effectiveAt: null,
  endedBy: null,
  endedAt: null,
  objection: null,
}
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, text]) => text)

test('[TRU-04] shows old and new values of another manager’s proposal with buttons', () => {
  const html = render(PROPOSAL)
  expect(html).toContain('<td>111</td><td>222</td>')
  // The holder stays, and is left out.
  expect(html).not.toContain('Account holder')
  expect(html).toContain('Kenji Mori')
  expect(buttonsOf(html)).toEqual(['Approve', 'Reject'])
  expect(buttonsOf(render(PROPOSAL, 'fr'))).toEqual(['Approuver', 'Refuser'])
})

test('[TRU-04] compares the lines of a new consignee and says when the buyer confirmed it', () => {
  const values = { before: { name: 'Amina Otieno', country: 'KE' }, after: { name: 'J. Kabila', country: 'CD' } }
  const consignee: Proposal = { ...PROPOSAL, kind: 'CONSIGNEE', inquiryReference: '1001', ...values }
  const html = render(consignee)
  expect(html).toContain('<td>Amina Otieno</td><td>J. Kabila</td>')
  expect(html).toContain('Takes effect 24 hours after the approval')
  const confirmed = render({ ...consignee, confirmedAt: '2026-06-01T01:00:00.000Z' }, 'fr')
  expect(confirmed).toContain('L’acheteur l’a confirmé')
})

test('[TRU-04] only lets the own and a scheduled proposal be cancelled', () => {
  expect(buttonsOf(render({ ...PROPOSAL, objection: 'OWN_PROPOSAL' }))).toEqual(['Cancel the change'])
  const effectiveAt = '2026-06-02T00:00:00.000Z'
  const scheduled = render({ ...PROPOSAL, state: 'SCHEDULED', effectiveAt, objection: 'NOT_PENDING' })
  expect(buttonsOf(scheduled)).toEqual(['Cancel the change'])
  expect(scheduled).toContain('Takes effect on')
  expect(buttonsOf(render({ ...PROPOSAL, state: 'REJECTED', objection: 'NOT_PENDING' }))).toEqual([])
  expect(render({ ...PROPOSAL, objection: 'MANAGER_TOO_NEW' }, 'fr')).toContain('7 jours après son arrivée')
})
