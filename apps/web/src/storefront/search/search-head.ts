import { headOf } from '../../layout/head.ts'
import type { Shell } from '../../api/shell.ts'
import { badgesOf, badgeText } from './criteria.ts'
import type { SearchData } from './search-data.ts'
import { criteriaOf, stringifySearch } from '../../api/search-params.ts'
import type { SearchState } from '../../api/search-params.ts'

/** Searches that are indexed; modules/vehicles/sitemap.ts must agree. */
const INDEXED = ['brand', 'category', 'bestDeal']
/** Title length that leaves room for the count. */
const TITLE_LENGTH = 60

/** Sorting does not make another page: the canonical address has criteria and page only. */
function canonicalSearch(search: SearchState): SearchState {
  const isCutAsUsual = search.limit === undefined
  return { ...criteriaOf(search), ...(isCutAsUsual && search.page && { page: search.page }) }
}

/** Indexes one maker, one body, best deals, or all cars; there are more combinations than cars. */
function isPageOfItsOwn(search: SearchState): boolean {
  const criteria = Object.entries(criteriaOf(search))
  const [first] = criteria
  return !first || (criteria.length === 1 && INDEXED.includes(first[0]) && !(Array.isArray(first[1]) && first[1][1]))
}

/** Title, description and addresses of a result (STF-12). */
export function headOfSearch(shell: Shell, search: SearchState, { total, names }: SearchData) {
  const { messages } = shell
  const { search: t, home } = messages
  const words = badgesOf(search).map((badge) => badgeText(badge, search, messages, names))
  const said = words.join(', ')
  const what = said.length > TITLE_LENGTH ? `${said.slice(0, TITLE_LENGTH).trimEnd()}…` : said
  const page = search.page ? t.page(search.page) : ''
  return headOf(shell, {
    title: [what, t.titled(total), page].filter(Boolean).join(' · '),
    description: `${[what || t.label, page].filter(Boolean).join(', ')}. ${home.description(total)}`,
    path: '/search-result',
    search: stringifySearch(canonicalSearch(search)),
    indexed: total > 0 && isPageOfItsOwn(search),
  })
}
