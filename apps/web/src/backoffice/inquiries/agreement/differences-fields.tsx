import type { DocumentDifference } from '@minato/contract/document-agreement-shapes'
import { TextArea } from '../../../forms/office-fields.tsx'
import { atMost, required } from '../../../forms/rules.ts'
import type { Rules, Values } from '../../../forms/rules.ts'
import { ApiError } from '../../../api/api.ts'
import { useAgreementTexts } from './agreement-texts.ts'
import { DifferencesTable } from './differences-table.tsx'

const REASON_LIMIT = 1000

/** The differences that block a step, where an error names them. */
export const differencesIn = (error: unknown): DocumentDifference[] | undefined =>
  error instanceof ApiError ? error.differences : undefined

export const DIFFERENCES_RULES: Rules = { acceptDifferencesReason: [required, atMost(REASON_LIMIT)] }

/** The reason that was typed, as a call takes it. */
export const acceptedReason = ({ acceptDifferencesReason: reason }: Values) =>
  reason?.trim() ? { acceptDifferencesReason: reason.trim() } : {}

/** In the form of a step that is blocked: what differs, and the reason to continue. */
export function DifferencesFields({ differences }: { differences: readonly DocumentDifference[] }) {
  const t = useAgreementTexts()
  return (
    <>
      <DifferencesTable differences={differences} />
      <TextArea name="acceptDifferencesReason" label={t.reason} hint={t.reasonHint} maxLength={REASON_LIMIT} rows={2} />
    </>
  )
}
