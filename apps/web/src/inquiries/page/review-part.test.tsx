import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { ReviewPart } from './review-part.tsx'

const LETTERS = join(import.meta.dirname, '../../../../server/src/platform/email/templates')

test('[REV-01 STF-11] renders the sections that emails link to at once', () => {
  const texts = readdirSync(LETTERS).map((name) => readFileSync(join(LETTERS, name), 'utf8'))
  const named = new Set(texts.flatMap((text) => [...text.matchAll(/\$\{link\}#([\w-]+)/g)].map(([, id]) => id)))
  expect([...named]).toEqual(['review'])
  const context = { user: { id: 'u', roles: [] }, locale: 'en', messages: en, company: { name: 'Hakata' } }
  const page = renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <ReviewPart inquiry={{ id: 'i' } as Inquiry} onReviewed={() => {}} />
    </RouterContextProvider>,
  )
  for (const id of named) expect(page).toContain(`id="${id}"`)
})
