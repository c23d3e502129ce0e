import { useEffect, useEffectEvent } from 'react'
import { ChoiceField } from '../../forms/field.tsx'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { useInquiryActionsTexts } from './inquiry-errors.ts'
import { useInquiryListTexts } from './inquiry-list-texts.ts'

export type OthersOutcome = 'KEEP' | 'CLOSE'
export const othersOutcomeOf = (value: string | undefined): OthersOutcome => (value === 'CLOSE' ? 'CLOSE' : 'KEEP')

interface Props {
  carId: string
  /** The inquiry in which the car is sold. */
  but?: string
  /** KEEP once the other buyers are known, or cannot be loaded. */
  onChange?(fate: OthersOutcome): void
}

/**
 * The other buyers of a car being sold: they are notified, and their inquiries kept or closed (INQ-13; field
 * `others`).
 */
export function OthersOnCar({ carId, but, onChange }: Props) {
  const { locale } = useShell()
  const { purchase: t } = useInquiryActionsTexts()
  const work = useInquiryListTexts()
  const query = { carId, inquiryState: 'ALL', limit: 100 } as const
  const { data, hasFailed } = useCall('GET /api/main/inquiry', { query }, { isReported: true })
  const others = data?.items.filter((one) => one.id !== but && one.outcome === null && one.status !== 'SALE_FINALIZED')
  const isAnswered = data !== undefined || hasFailed
  const answered = useEffectEvent(() => onChange?.('KEEP'))
  useEffect(() => {
    if (isAnswered) answered()
  }, [isAnswered])
  if (!others) return null
  if (others.length === 0) return <p>{but === undefined ? t.nobody : t.noOthers}</p>
  return (
    <>
      <p>{but === undefined ? t.asking(others.length) : t.others(others.length)}</p>
      <ul className="other-deals">
        {others.map(({ id, reference, owner, status }) => (
          <li key={id}>
            <a href={localPath(`/inquiries/${id}`, locale)} target="_blank" rel="noreferrer">
              {work.number(reference)}
            </a>{' '}
            {`${owner.firstname} ${owner.lastname}`.trim()}, {work.statuses[status]}
          </li>
        ))}
      </ul>
      <ChoiceField
        name="others"
        label={but === undefined ? t.choiceOfAll : t.choice}
        hint={t.told}
        initial="KEEP"
        choices={[
          { value: 'KEEP', text: t.keep },
          { value: 'CLOSE', text: t.close },
        ]}
        onChange={(value) => onChange?.(othersOutcomeOf(value))}
      />
    </>
  )
}
