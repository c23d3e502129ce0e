import { useAddresses } from '../i18n/addresses.ts'
import { SearchBox } from './search-box.tsx'
import { useShell } from '../api/shell.ts'

/** The page for a missing address (404). */
export function NotFound() {
  const { company, messages } = useShell()
  const { missing } = messages
  const to = useAddresses()
  return (
    <div className="wrap lone">
      <title>{`${missing.title} · ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{missing.title}</h1>
      <p className="lede">{missing.text}</p>
      <SearchBox />
      <p>
        <a href={to.home} className="btn ink">
          {missing.stock}
        </a>
      </p>
    </div>
  )
}
