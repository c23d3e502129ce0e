import type { ImportsData } from './import-data.ts'
import type { ImportSearch } from './import-search.ts'
import { OneImport } from './one-import.tsx'
import { PastImports } from './past-imports.tsx'
import '../../styles/people.css'
import '../../styles/office-form.css'
import '../../styles/forms.css'
import '../../styles/cards.css'
import '../../styles/import.css'

/** Dealers' files: all of them, or the steps of one. */
export const ImportPage = ({ data, search }: { data: ImportsData; search: ImportSearch }) =>
  'one' in data ? (
    <OneImport key={data.one.id} data={data} search={search} />
  ) : (
    <PastImports data={data} search={search} />
  )
