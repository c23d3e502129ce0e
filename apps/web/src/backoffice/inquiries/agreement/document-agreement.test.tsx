import type { DocumentAgreement } from '@minato/contract/document-agreement'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../../i18n/en/shop.ts'
import { fr } from '../../../i18n/fr/shop.ts'
import { AgreementShown } from './document-agreement.tsx'

const PROFORMA = { id: 'p', kind: 'PROFORMA', name: 'MNT-2026-0001', state: 'CHECKED' } as const
const LADING = { id: 'b', kind: 'BILL_OF_LADING', name: 'bl.pdf', state: 'CHECKED' } as const
const place = { page: null, line: null }
const DIFFERENT: DocumentAgreement = {
  differences: [
    {
      field: 'chassis',
      values: [
        { documentId: 'p', kind: 'PROFORMA', name: 'MNT-2026-0001', value: 'NZE161-7041338', ...place },
        { documentId: 'b', kind: 'BILL_OF_LADING', name: 'bl.pdf', value: 'NZE161-7041339', page: 1, line: 8 },
      ],
    },
    {
      field: 'total',
      values: [
        { documentId: null, kind: 'INQUIRY', name: '', value: '8110', ...place },
        { documentId: 'p', kind: 'PROFORMA', name: 'MNT-2026-0001', value: '8010', ...place },
      ],
    },
  ],
  documents: [PROFORMA, LADING, { id: 's', kind: 'OTHER', name: 'scan.pdf', state: 'NO_TEXT' }],
  accepted: [
    {
      at: '2026-11-20T01:00:00.000Z',
      by: { id: 'm', firstname: 'Haruka', lastname: 'Sato' },
      step: 'FINAL',
      reason: 'Corrected copy follows',
    },
  ],
}
const shown = (agreement: DocumentAgreement, locale: 'en' | 'fr' = 'en') =>
  renderToStaticMarkup(
    <RouterContextProvider
      router={{ options: { context: { locale, messages: { en, fr }[locale] } } } as unknown as AnyRouter}
    >
      <AgreementShown agreement={agreement} />
    </RouterContextProvider>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')

test('[TRU-11] shows each differing value with its document and place', () => {
  const text = shown(DIFFERENT)
  expect(text).toContain('2 differences between documents')
  expect(text).toContain('Chassis number Proforma MNT-2026-0001 NZE161-7041338')
  expect(text).toContain('Bill of lading bl.pdf NZE161-7041339 Page 1, line 8')
  expect(text).toContain('This inquiry $8,110 Proforma MNT-2026-0001 $8,010')
  expect(text).toContain('Not checked: scan.pdf (no readable text, check it manually)')
  expect(text).toMatch(/Accepted by Haruka Sato on .* “Corrected copy follows”/)
})

test('[TRU-11] says the same in French', () => {
  const text = shown(DIFFERENT, 'fr')
  expect(text).toContain('2 différences entre les documents')
  expect(text).toContain('Connaissement bl.pdf NZE161-7041339 Page 1, ligne 8')
  expect(text).toContain('Cette demande 8 110 $')
  expect(text).toContain('Non vérifié : scan.pdf')
  expect(text).toContain('« Corrected copy follows »')
})

test('[TRU-11] never says that a scan agrees', () => {
  const text = shown({ ...DIFFERENT, differences: [], accepted: [] })
  expect(text).toContain('Checked documents agree')
  expect(text).toContain('Not checked: scan.pdf')
  expect(shown({ differences: [], accepted: [], documents: [PROFORMA] })).toContain('Documents agree')
  const scan = { id: 's', kind: 'OTHER', name: 'scan.pdf', state: 'NO_TEXT' } as const
  expect(shown({ differences: [], accepted: [], documents: [scan] })).not.toMatch(/agree/i)
})

test('[TRU-11] shows nothing without documents', () => {
  expect(shown({ differences: [], documents: [], accepted: [] })).toBe('')
})
