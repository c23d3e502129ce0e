import type { Inquiry, Message } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessageItem } from './message.tsx'

const BUYER = { id: 'b', roles: [] }
const AIKO = { id: 'a', roles: ['SALES_MANAGER'] }
const KENJI = { id: 'k', roles: ['SALES_MANAGER'] }
const OWNER = { id: AIKO.id, firstname: 'Aiko', lastname: 'Mori', isSeller: true }
const COMPANY = 'Hakata Trading'

/** A message as this reader sees it: own side or not, and its text. */
function shown(user: { id: string; roles: string[] }, message: Partial<Message>, locale = 'en') {
  const context = { user, locale, company: { name: COMPANY } }
  const router = { options: { context } } as unknown as AnyRouter
  const given = { owner: OWNER, notedFrom: null, content: 'Yes', attachments: [], readBy: [BUYER.id], ...message }
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <MessageItem
        message={{ ...given, time: '2026-06-18T05:00:00.000Z' } as unknown as Message}
        inquiry={{ owner: { id: BUYER.id } } as Inquiry}
        place={undefined}
      />
    </RouterContextProvider>,
  )
  return { isOwnSide: html.includes('class="msg me"'), who: /<b>(.*?)<\/b>/.exec(html)?.[1], html }
}

test('[INQ-04 INQ-09] shows a noted message on the buyer’s side with author and source', () => {
  const noted: Partial<Message> = { notedFrom: 'PHONE' }
  const who = `By phone, noted by Aiko Mori, ${COMPANY}`
  expect(shown(BUYER, noted)).toMatchObject({ isOwnSide: true, who })
  expect(shown(KENJI, noted)).toMatchObject({ isOwnSide: false, who })
  // Also for the manager who recorded it.
  expect(shown(AIKO, noted)).toMatchObject({ isOwnSide: false, who })
  expect(shown(BUYER, noted, 'fr').who).toContain('Aiko Mori')
  // The sender of a recorded message gets no read mark.
  for (const reader of [BUYER, AIKO]) expect(shown(reader, noted).html).not.toContain('class="seen"')
})

test('[INQ-09] shows a manager’s own message on the dealer’s side', () => {
  expect(shown(AIKO, {})).toMatchObject({ isOwnSide: true, who: 'You' })
  expect(shown(AIKO, {}).html).toContain('class="seen"')
  expect(shown(KENJI, {})).toMatchObject({ isOwnSide: true, who: `Aiko Mori, ${COMPANY}` })
  expect(shown(BUYER, {})).toMatchObject({ isOwnSide: false, who: `Aiko Mori, ${COMPANY}` })
})
