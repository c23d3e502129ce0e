import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forms as french } from './fr/forms.ts'
import { forms as japanese } from './ja/forms.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const LANGUAGES = [
  ['French', french],
  ['Japanese', japanese],
] as const

/** Texts that no form shows: they are for API clients, or have a code with its own text on screen. */
const NOT_FOR_FORMS = [
  'The request is not valid',
  'Not found',
  'A part that this depends on does not answer; please try again',
  'The header tenant-id is missing',
  'This host is not valid',
  'This key occurs twice',
  'must be 1 to 200 printable signs',
  'must be a version, like "3"',
  'must be one of 7',
  'must be a number',
  // Parts of sentences.
  'a draft',
  'for sale',
  'marked as sold',
  'moved back to draft',
  // Shown by its code.
  'The buyer has written since: read the message first',
  'Unrecognized key: "7"',
]

const textsUnder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    // The plain ask form and the ledger have their own texts in both languages.
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.|form-page-texts|record-transactions/.test(path))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8'))
/** Quoted texts after a pattern. */
const said = (text: string, before: RegExp): string[] =>
  [...text.matchAll(new RegExp(`${before.source}(['"\`])(.+?)\\1`, 'g'))].map(([, , words = '']) =>
    words.replaceAll(/\$\{([^}]*)\}/g, (_, what: string) => (/status|MOVES/.test(what) ? 'sold' : '7')),
  )
const hasWords = (words: string): boolean => / /.test(words)

test.each(LANGUAGES)('[STF-11 API-07] has a %s sentence for every field error of the server', (_, forms) => {
  const server = textsUnder('apps/server/src/modules').concat(textsUnder('apps/server/src/platform'))
  const contract = textsUnder('packages/contract/src')
  const vehicles = readFileSync(join(ROOT, 'packages/domain/src/vehicles.ts'), 'utf8')
  const all = [
    ...server.flatMap((text) => [
      ...said(text, /\bmessage:\s*/),
      ...said(text, /\bfieldError\([^,\n]+, [^'"`\n]*/),
      ...said(text, /\bcode: 'VEHICLE-\d+', reason:\s*/),
    ]),
    ...contract.flatMap((text) => [
      ...said(text, /\b(?:message|error):\s*/),
      ...said(text, /\bfault\(\[[^\]]*\],\s*/),
      ...said(text, /\.(?:regex|refine|min|max|length)\([^\n]*, /).filter(hasWords),
    ]),
    ...said(vehicles, /(?:reason:|[?:])\s*/).filter(hasWords),
  ]
  expect(all).toContain('A car that is sold cannot be sold')
  expect(all).toContain('There is no such port')
  const unknown = all.filter(
    (words) => !NOT_FOR_FORMS.includes(words) && forms.say(words) === forms.say('not in the table'),
  )
  expect([...new Set(unknown)]).toEqual([])
})

test.each(LANGUAGES)('[STF-11] has a %s sentence for every form rule', (_, forms) => {
  const all = [...textsUnder('apps/web/src/forms'), ...textsUnder('apps/web/src/backoffice')].flatMap((text) => [
    ...said(text, /(?:\? undefined\s*: |: undefined\s*: |\bconst [A-Z_]+ = )/),
    ...said(text, /\? (?=['"`][^'"`\n]+['"`]\s*: undefined)/),
  ])
  const sentences = all.filter((words) => /^[A-Z][a-z]+ [a-z]/.test(words))
  expect(sentences).toContain('Two to six letters or figures')
  expect(sentences).toContain('This field is required')
  expect(sentences.filter((words) => forms.say(words) === forms.say('not in the table'))).toEqual([])
})

test('[STF-11] does not translate a rule that is in French already', () => {
  const own = 'La fin est après le début'
  expect(french.say(own, own)).toBe(own)
  expect(french.say('This field is required', 'This field is required')).toBe('Ce champ est obligatoire')
  expect(french.say('A car that is for sale cannot be published')).toBe('Une voiture en vente ne peut pas être publiée')
  expect(japanese.say('A car that is for sale cannot be published')).toBe('掲載中の車は掲載できません')
})
