import { expect, test } from 'vitest'
import type { PageText, TextFacts } from './page-text.ts'
import type { Content } from './en/content.ts'
import { content as english } from './en/content.ts'
import { content as french } from './fr/content.ts'

const KNOWN: TextFacts = {
  name: 'Kaigan',
  legalName: 'Kaigan Motors K.K.',
  phone: '+81 45 111 2222',
  insuranceRate: '1,5\u00a0%',
}
const UNKNOWN: TextFacts = { name: 'Kaigan', legalName: '', phone: '', insuranceRate: '' }

const pagesOf = (content: Content, facts: TextFacts): [string, PageText][] =>
  Object.entries(content.pages).map(([name, page]) => [name, page(facts)])
const strings = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node as object).flatMap((value) => strings(value))
const said = (content: Content, facts: TextFacts): string[] => [
  ...pagesOf(content, facts).flatMap(([, page]) =>
    strings({ ...page, sections: page.sections.map(({ title, blocks }) => ({ title, blocks: blocks.map(proseOf) })) }),
  ),
  ...strings(content.words),
  content.example('11', '$90', 'Mombasa', '$990'),
  content.bought('Toyota'),
  content.reviews('1', '2', '3'),
]
/** A block without what is not read: its kind and its path. */
const proseOf = (block: PageText['sections'][number]['blocks'][number]) => ({
  ...block,
  kind: '',
  ...('path' in block && { path: '' }),
})

test('[STF-05 STF-11] has the same sections, blocks and links in both languages', () => {
  const shape = (content: Content) =>
    pagesOf(content, KNOWN).map(([name, { sections }]) => [
      name,
      sections.map(({ id, blocks }) => [
        id,
        blocks.map((block) => [
          block.kind,
          'path' in block
            ? block.path
            : 'steps' in block
              ? block.steps.length
              : 'points' in block
                ? block.points.length
                : 0,
        ]),
      ]),
    ])
  expect(shape(french)).toEqual(shape(english))
})

test('[STF-11] leaves no text of the content pages in the other language', () => {
  const inEnglish = new Set(said(english, KNOWN))
  const alike = /^(FOB|C&F|CIF|Port|Inspection|Documents)$/
  expect(
    said(french, KNOWN).filter((text) => inEnglish.has(text) && /[a-z]{3}/i.test(text) && !alike.test(text)),
  ).toEqual([])
  for (const text of said(english, KNOWN)) expect(text).not.toMatch(/[àâçéèêîôû«»]/i)
  for (const text of said(french, KNOWN)) expect(text).not.toMatch(/\b(the|your|with|and|from)\b/i)
})

test('[F22] describes each step of this product in the buying guides', () => {
  const promised = {
    howToBuy: [
      /calculat/i,
      /inquiry|demande/i,
      /offer|offre/i,
      /reserv|réserv/i,
      /waiting list|liste d’attente/,
      /check code|code de contrôle/,
      /upload the|preuve/i,
    ],
    payment: [/check code|code de contrôle/, /upload|envoyez la copie/i, /receipt|reçu/],
    shipping: [/calculat/i, /departure|départ/, /bill of lading|connaissement/i, /final invoice|facture définitive/],
  } as const
  for (const content of [english, french])
    for (const [page, words] of Object.entries(promised)) {
      const whole = strings(content.pages[page as keyof typeof promised](KNOWN)).join('\n')
      for (const word of words) expect(whole).toMatch(word)
    }
})

test('[STF-11] keeps French spaces and apostrophes', () => {
  for (const text of said(french, KNOWN)) {
    expect(text).not.toMatch(/[^\u00a0\d/][;?!%]|(?<!\d)[^\u00a0\d]:(?!\/)/)
    expect(text).not.toMatch(/«[^\u00a0]|[^\u00a0]»|\u202f|'/)
  }
})

test('[STF-05] fills in company data and has whole sentences without it', () => {
  for (const content of [english, french]) {
    const [known, unknown] = [said(content, KNOWN).join('\n'), said(content, UNKNOWN).join('\n')]
    for (const fact of [KNOWN.legalName, KNOWN.phone, KNOWN.insuranceRate, KNOWN.name]) expect(known).toContain(fact)
    expect(unknown).not.toMatch(/\b(undefined|null)\b|\(\)|, ?\.|  /)
  }
})

test('[STF-05] shows no bank details and states that the account never changes', () => {
  for (const content of [english, french])
    for (const text of said(content, KNOWN)) expect(text).not.toMatch(/\bIBAN\b|\bSWIFT\b|\bBIC\b|\d{6,}/)
  expect(said(english, KNOWN).join('\n')).toContain('We never change our bank account by message.')
  expect(said(french, KNOWN).join('\n')).toContain('Notre compte bancaire ne change jamais par message.')
})
