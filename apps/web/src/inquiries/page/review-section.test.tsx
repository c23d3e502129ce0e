import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { runHook } from '../../api/hook.fixture.ts'
import { en } from '../../i18n/en/shop.ts'
import { ReviewSection, useReview } from './review-section.tsx'

const LETTERS = join(import.meta.dirname, '../../../../server/src/platform/email/templates')

test('[REV-01 STF-11] renders the sections that emails link to at once', () => {
  const texts = readdirSync(LETTERS).map((name) => readFileSync(join(LETTERS, name), 'utf8'))
  const named = new Set(texts.flatMap((text) => [...text.matchAll(/\$\{link\}#([\w-]+)/g)].map(([, id]) => id)))
  expect([...named]).toEqual(['review'])
  const context = { user: { id: 'u', roles: [] }, locale: 'en', messages: en, company: { name: 'Hakata' } }
  const page = renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <ReviewSection inquiry={{ id: 'i' } as Inquiry} onReviewed={() => {}} />
    </RouterContextProvider>,
  )
  for (const id of named) expect(page).toContain(`id="${id}"`)
})

type Read = Parameters<typeof useReview>
const written = { review: { comment: 'Good car' } } as Read[0]

/** What is shown after each read. */
function shown(reads: Read[]) {
  const { render, last } = runHook((read: Read) => useReview(...read))
  return reads.map((read) => {
    render(read)
    return last()
  })
}

test('[REV-01] keeps the written review when it cannot be read again', () => {
  const reads: Read[] = [
    [undefined, false],
    [written, false],
    [written, true],
  ]
  expect(shown(reads)).toEqual([undefined, written?.review, written?.review])
})

test('[REV-01] keeps the form after a failed read while the read is repeated', () => {
  const reads: Read[] = [
    [undefined, true],
    [undefined, false],
    [{ review: null }, false],
  ]
  expect(shown(reads)).toEqual([null, null, null])
})
