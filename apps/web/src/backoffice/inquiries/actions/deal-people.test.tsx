import { INQUIRY_SOURCES } from '@minato/contract/inquiry-enumerations'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../../messages/en.ts'
import { work as english } from '../../../messages/work-en.ts'
import { work as french } from '../../../messages/work-fr.ts'
import { DealPeople } from './deal-people.tsx'

test('[INQ-16] shows managers the source of an inquiry, in both languages', () => {
  for (const [locale, words] of [
    ['en', english],
    ['fr', french],
  ] as const)
    for (const source of INQUIRY_SOURCES) {
      const inquiry = {
        owner: { id: 'o', firstname: 'Amina', lastname: 'Otieno', country: null },
        manager: null,
        source,
        customerInformation: { email: null, phoneNumber: null, country: null },
      } as unknown as Inquiry
      const context = { user: { id: 'u', roles: ['SALES_MANAGER'] }, locale, messages: en }
      const page = renderToStaticMarkup(
        <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
          <DealPeople inquiry={inquiry} />
        </RouterContextProvider>,
      )
      expect(page).toContain(`<dt>${words.source}</dt><dd>${words.sources[source]}</dd>`)
    }
})
