import { useCallback } from 'react'
import { useShell } from '../../shell/shell.ts'
import { Finder } from './finder.tsx'
import { useWorkTexts } from './work-texts.ts'

const LIMIT = 6

/** Finds a customer by name, email or phone; the form sends `customerId`. */
export function CustomerFinder() {
  const { api } = useShell()
  const { opening: t } = useWorkTexts()
  const find = useCallback(
    async (queryText: string, signal: AbortSignal) =>
      (await api('GET /api/uum/customer', { query: { queryText, limit: LIMIT }, signal })).items,
    [api],
  )
  return (
    <Finder name="find" label={t.find} choice="customerId" legend={t.found} nothing={t.noneFound} find={find}>
      {({ firstname, lastname, email, countryOfResidence }) => (
        <>
          <b>{`${firstname} ${lastname}`.trim() || email}</b> {email}
          {countryOfResidence && `, ${countryOfResidence}`}
        </>
      )}
    </Finder>
  )
}
