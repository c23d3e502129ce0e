import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useShell } from '../../api/shell.ts'
import { VerdictText } from '../../storefront/delivery/verdict-text.tsx'
import { useCountryName } from '../country-name.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { useSide } from '../use-side.ts'
import { useImportVerdict } from './use-import-verdict.ts'
import { Panel } from './panel.tsx'
import { PastVerdict } from './past-verdict.tsx'
import type { ShownVerdict } from './past-verdict.tsx'

/** Whether the car may be imported at its destination (TRU-05), until it has arrived; for managers also on a past day. */
export function ImportSection({ inquiry, past }: { inquiry: Inquiry; past: ShownVerdict | undefined }) {
  const t = useInquiryTexts()
  const verdict = useImportVerdict(inquiry)
  const side = useSide()
  const countryName = useCountryName(useShell().locale)
  const isSeller = side === 'SELLER'
  if (!verdict && !isSeller) return null
  return (
    <Panel title={t.importVerdict} {...(isSeller && verdict && { note: t.importVerdictNote })}>
      {verdict && (
        <VerdictText
          verdict={verdict}
          country={countryName(verdict.country)}
          window={inquiry.shippingData?.estimatedArrivalDate ? null : verdict.arrival}
        />
      )}
      {isSeller && <PastVerdict key={past?.press} inquiry={inquiry} at={past?.at} />}
    </Panel>
  )
}
