import { useState } from 'react'
import type { ComponentType } from 'react'
import type { SaveSearchProps } from '../../account/save-search.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useShell } from '../../api/shell.ts'
import { badgesOf, badgeText } from './criteria.ts'
import type { SearchData } from './search-data.ts'
import { criteriaOf, stringifySearch } from '../../api/search-params.ts'
import type { SearchState } from '../../api/search-params.ts'

/** Saves a search for the signed-in user; its code is loaded on demand. */
export function SaveSearchButton({ search, data }: { search: SearchState; data: SearchData }) {
  const shell = useShell()
  const { messages: t } = shell
  const [Asking, setAsking] = useState<ComponentType<SaveSearchProps>>()
  const ask = () =>
    import('../../account/save-search.tsx').then(
      ({ SaveSearch }) => setAsking(() => SaveSearch),
      (error: unknown) => shell.report(error),
    )
  const words = badgesOf(search).map((badge) => badgeText(badge, search, t, data.names))
  return (
    <>
      <button className="btn line save-search" type="button" onClick={() => void ask()}>
        <Icon name="save" small />
        {t.saveSearch}
      </button>
      {Asking && (
        <Asking
          name={words.join(', ')}
          criteria={stringifySearch(criteriaOf(search)).slice(1)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
