import { useState } from 'react'
import { SelectField } from '../../../forms/field.tsx'
import { useForm } from '../../../forms/form.tsx'
import { TextArea } from '../../../forms/office-fields.tsx'
import { atMost, required } from '../../../forms/rules.ts'
import { useShell } from '../../../api/shell.ts'
import { useInquiryActionsTexts, inquiryAfterBuyerMessage } from '../inquiry-errors.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { ActionProps } from './action-dialog.tsx'

const RULE_OF = { LOST: 'lose', UNPAID: 'markUnpaid', REFUNDED: 'refund' } as const
type Outcome = keyof typeof RULE_OF
const OUTCOMES = Object.keys(RULE_OF) as Outcome[]

/** Ends an inquiry as lost, unpaid or refunded, with a reason and the car's new status (INQ-12). */
export function EndDialog({ inquiry, ...rest }: ActionProps) {
  const { api } = useShell()
  const t = useInquiryActionsTexts()
  // Changes behind the dialog are invisible. After a rejection for a new message the dialog shows it and may
  // continue; other changes require closing it, and the draft keeps the reason.
  const [{ version }] = useState(inquiry)
  const [lastRead, setLastRead] = useState({ upTo: inquiry.lastBuyerSeq, words: '' })
  const open = OUTCOMES.filter((one) => (inquiry.objections[RULE_OF[one]] ?? null) === null)
  return (
    <ActionDialog
      {...rest}
      isDanger
      title={t.end.title}
      submit={t.end.submit}
      rules={{ reason: [required, atMost(1000)] }}
      draft={`end of ${inquiry.id}`}
      send={(values) => {
        const becomes = values['carBecomes']
        return api('PUT /api/main/inquiry/{id}/end', {
          params: { id: inquiry.id },
          query: { lastReadSeq: lastRead.upTo, version },
          body: {
            outcome: OUTCOMES.find((one) => one === values['outcome']) ?? 'LOST',
            reason: values['reason']?.trim() ?? '',
            carBecomes: becomes === 'PUBLISHED' || becomes === 'DRAFT' ? becomes : null,
          },
        }).catch((error: unknown) => {
          const now = inquiryAfterBuyerMessage(error)
          const last = now?.lastMessage
          if (now) setLastRead({ upTo: now.lastBuyerSeq, words: last && !last.isMine ? last.content : '' })
          throw error
        })
      }}
    >
      {lastRead.words && <p className="notice">{t.end.buyerWrote(lastRead.words)}</p>}
      <Outcomes open={open} />
      <TextArea name="reason" label={t.reason} hint={t.reasonHint} />
    </ActionDialog>
  )
}

/** The outcome, and the car's new status. */
function Outcomes({ open }: { open: readonly Outcome[] }) {
  const t = useInquiryActionsTexts()
  const { restored } = useForm()
  const [chosen, setChosen] = useState<string>()
  const known = (given: string | undefined) => open.find((one) => one === given)
  // An option of the draft may no longer be available.
  const kept = known(restored?.['outcome'])
  const outcome = known(chosen) ?? kept ?? open[0] ?? 'LOST'
  const car = outcome === kept ? restored?.['carBecomes'] : undefined
  return (
    <>
      <SelectField
        name="outcome"
        label={t.end.outcome}
        value={outcome}
        onChange={({ target }) => setChosen(target.value)}
      >
        {open.map((one) => (
          <option key={one} value={one}>
            {t.end.outcomes[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={`${outcome} ${restored ? 'kept' : ''}`}
        name="carBecomes"
        label={t.end.carBecomes}
        defaultValue={car ?? (outcome === 'REFUNDED' ? 'PUBLISHED' : 'STAYS')}
      >
        {(['STAYS', 'PUBLISHED', 'DRAFT'] as const).map((one) => (
          <option key={one} value={one}>
            {t.end.cars[one]}
          </option>
        ))}
      </SelectField>
    </>
  )
}
