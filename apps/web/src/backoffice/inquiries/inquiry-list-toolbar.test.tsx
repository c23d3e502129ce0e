import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { InquiryState } from '@minato/contract/enumerations'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import type { TableAddress } from '../../table/use-table-address.ts'
import type { InquiryListData } from './inquiry-list-data.ts'
import type { InquirySearch } from './inquiry-search.ts'
import { StateTabs } from './inquiry-list-toolbar.tsx'

const counts = {
  numberOfInquiry: 1234,
  numberOfUnreadInquiry: 1005,
  numberOfReadInquiry: 29,
  numberOfArchivedInquiry: 200,
  unRead: 7,
}

/** Text, number and target of each tab, and which one is current. */
function tabsOf(messages: typeof en, locale: 'en' | 'fr', inquiryState?: InquiryState) {
  const address = {
    href: (to: Partial<InquirySearch>) => `/inquiries?${to.inquiryState ?? 'none'}`,
  } as unknown as TableAddress<InquirySearch>
  const search = { ...(inquiryState && { inquiryState }) } as InquirySearch
  const html = renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context: { locale, messages } } } as unknown as AnyRouter}>
      <StateTabs search={search} address={address} data={{ counts } as unknown as InquiryListData} />
    </RouterContextProvider>,
  )
  return [...html.matchAll(/<a href="([^"]*)"([^>]*)>([^<]*)<span>([^<]*)<\/span>/g)].map(
    ([, href = '', current = '', text = '', count = '']) => [
      text.trim(),
      count.replaceAll('\u00a0', ' '),
      href.split('?')[1],
      current.includes('aria-current="page"'),
    ],
  )
}

test('[INQ-02 INQ-09] counts each tab and marks the current one, in both languages', () => {
  expect(tabsOf(en, 'en')).toEqual([
    ['All', '1,234', 'none', true],
    ['Unread', '1,005', 'UNREAD', false],
    ['Read', '29', 'READ', false],
    ['Archived', '200', 'ARCHIVED', false],
  ])
  expect(tabsOf(fr, 'fr', 'UNREAD').map(([, count, , isCurrent]) => [count, isCurrent])).toEqual([
    ['1 234', false],
    ['1 005', true],
    ['29', false],
    ['200', false],
  ])
})
