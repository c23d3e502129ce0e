import type { InquiryCard } from '@minato/contract/inquiries-shapes'
import { useEffect, useState } from 'react'
import { ChoiceField } from '../../../forms/field.tsx'
import { localPath } from '../../../shell/locale.ts'
import { useShell } from '../../../shell/shell.ts'
import { useDealActionsTexts } from '../deal-refusals.ts'
import { useWorkTexts } from '../work-texts.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { ActionProps } from './action-dialog.tsx'

/** Who else asks about the car; undefined while nobody knows. */
function useOthers(carId: string, but: string): readonly InquiryCard[] | undefined {
  const { api, report } = useShell()
  const [others, setOthers] = useState<readonly InquiryCard[]>()
  useEffect(() => {
    const asked = new AbortController()
    api('GET /api/main/inquiry', { query: { carId, inquiryState: 'ALL', limit: 100 }, signal: asked.signal }).then(
      ({ items }) => setOthers(items.filter(({ id, outcome }) => id !== but && outcome === null)),
      (error: unknown) => asked.signal.aborted || report(error),
    )
    return () => asked.abort()
  }, [api, carId, but, report])
  return others
}

/** The car is sold on this inquiry; whoever else asks about it is told, and kept or closed by choice (INQ-13). */
export function PurchaseDialog({ inquiry, ...rest }: ActionProps) {
  const { api, locale } = useShell()
  const { purchase: t, actions } = useDealActionsTexts()
  const work = useWorkTexts()
  const others = useOthers(inquiry.car.id, inquiry.id)
  return (
    <ActionDialog
      {...rest}
      title={t.title}
      submit={actions.confirmPurchase}
      send={(values) =>
        api('PUT /api/main/inquiry/{inquiryId}/confirm-purchase', {
          params: { inquiryId: inquiry.id },
          body: { others: values['others'] === 'CLOSE' ? 'CLOSE' : 'KEEP' },
        })
      }
    >
      <p>{t.text}</p>
      {others?.length === 0 && <p>{t.noOthers}</p>}
      {others !== undefined && others.length > 0 && (
        <>
          <p>{t.others(others.length)}</p>
          <ul className="other-deals">
            {others.map(({ id, reference, owner, status }) => (
              <li key={id}>
                <a href={localPath(`/inquiries/${id}`, locale)} target="_blank" rel="noreferrer">
                  {work.number(reference)}
                </a>{' '}
                {owner.firstname} {owner.lastname}, {work.statuses[status]}
              </li>
            ))}
          </ul>
          <ChoiceField
            name="others"
            label={t.choice}
            hint={t.told}
            initial="KEEP"
            choices={[
              { value: 'KEEP', text: t.keep },
              { value: 'CLOSE', text: t.close },
            ]}
          />
        </>
      )}
    </ActionDialog>
  )
}
