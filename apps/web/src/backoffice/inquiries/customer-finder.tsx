import { useCallback } from 'react'
import { useShell } from '../../api/shell.ts'
import { Finder } from './finder.tsx'
import { useInquiryListTexts } from './inquiry-list-texts.ts'

const LIMIT = 6

/** Finds a customer by name, email or phone; the form sends `customerId`. */
export function CustomerFinder() {
  const { api } = useShell()
  const { opening: t } = useInquiryListTexts()
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
