import { INQUIRY_SOURCES } from '@minato/contract/inquiry-enumerations'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../../i18n/en/shop.ts'
import { inquiryList as english } from '../../../i18n/en/inquiry-list.ts'
import { inquiryList as french } from '../../../i18n/fr/inquiry-list.ts'
import { InquiryPeople } from './inquiry-people.tsx'

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
          <InquiryPeople inquiry={inquiry} />
        </RouterContextProvider>,
      )
      expect(page).toContain(`<dt>${words.source}</dt><dd>${words.sources[source]}</dd>`)
    }
})
