import { useMessages } from '../../api/shell.ts'
import { pageNumbers } from '../../table/page-numbers.ts'

/** Pagination of a list, whose style sheet imports `pages.css`; `page` and `last` count from 1, `at` gives the address of a page. */
export function Pages({ page, last, at }: { page: number; last: number; at(page: number): string }) {
  const { search: t } = useMessages()
  if (last === 1) return null
  const step = (to: number, rel: 'prev' | 'next', text: string) =>
    to < 1 || to > last ? (
      <span className="muted">{text}</span>
    ) : (
      <a href={at(to)} rel={rel}>
        {text}
      </a>
    )
  return (
    <nav className="pages" aria-label={t.pages}>
      {step(page - 1, 'prev', t.previous)}
      {pageNumbers(page, last).map((one, index) =>
        one === null ? (
          <span key={`gap${index}`}>…</span>
        ) : (
          <a key={one} href={at(one)} aria-label={t.page(one)} aria-current={one === page ? 'page' : undefined}>
            {one}
          </a>
        ),
      )}
      {step(page + 1, 'next', t.next)}
    </nav>
  )
}
