import { expect, test } from 'vitest'
import { legal as english } from '../../i18n/en/legal.ts'
import { legal as french } from '../../i18n/fr/legal.ts'
import { sectionsOf } from './plain-text.ts'

test('[F22] splits plain text into sections with short lines as titles', () => {
  expect(sectionsOf('First words.\r\n\r\nPayment\n\nPay first.\n \nThen wait.\nHere.\n\n')).toEqual([
    { id: 'section-1', title: '', blocks: [{ kind: 'text', text: 'First words.' }] },
    {
      id: 'section-2',
      title: 'Payment',
      blocks: [
        { kind: 'text', text: 'Pay first.' },
        { kind: 'text', text: 'Then wait.\nHere.' },
      ],
    },
  ])
  expect(sectionsOf(' \n ')).toEqual([])
})

test('[F22] has equal sections of legal texts in both languages with the dealer', () => {
  const facts = { name: 'Kaigan', legalName: 'Kaigan Motors K.K.', address: 'Yokohama', email: 'a@b.example' }
  for (const page of ['terms', 'privacy', 'cookies'] as const) {
    const [en, fr] = [english[page].text(facts), french[page].text(facts)]
    const shape = (plain: string) => sectionsOf(plain).map(({ title, blocks }) => [title !== '', blocks.length])
    expect(shape(fr)).toEqual(shape(en))
    expect(sectionsOf(en).length).toBeGreaterThan(3)
    for (const text of [en, fr]) expect(text).toContain('Kaigan Motors K.K.')
    expect(fr).not.toMatch(/[^\u00a0\d/][;?!%]|(?<!\d)[^\u00a0\d]:(?!\/)|'/)
    const unknown = { name: 'Kaigan', legalName: '', address: '', email: '' }
    for (const text of [english[page].text(unknown), french[page].text(unknown)])
      expect(text).not.toMatch(/undefined|\(\)| ,|,\s*\.|  /)
  }
})
