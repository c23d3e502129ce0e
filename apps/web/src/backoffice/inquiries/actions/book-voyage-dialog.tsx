import type { Voyage } from '@minato/contract/voyages'
import { useState } from 'react'
import { SelectField } from '../../../forms/field.tsx'
import { required } from '../../../forms/rules.ts'
import { localPath } from '../../../i18n/locale.ts'
import { useShell } from '../../../api/shell.ts'
import { useCall } from '../../../api/use-call.ts'
import { useVoyagesTexts } from '../../voyages/voyages-texts.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { ActionProps } from './action-dialog.tsx'

/** Books a purchase on a voyage whose cut-off is ahead, or cancels its booking (TRU-10). */
export function BookVoyageDialog({ inquiry, ...rest }: ActionProps) {
  const { api, locale } = useShell()
  const { booking: t } = useVoyagesTexts()
  const { id, voyageId, version, port, shippingData } = inquiry
  const [chosenId, setChosenId] = useState<string>()
  const ask = voyageId ? undefined : { query: { inquiryId: id } }
  const { data: voyages } = useCall('GET /api/main/voyage', ask, { isReported: true })
  if (voyageId)
    return (
      <ActionDialog
        {...rest}
        title={t.cancelTitle}
        submit={t.cancel}
        isDanger
        send={() =>
          api('DELETE /api/main/inquiry/{inquiryId}/voyage/{id}', { params: { inquiryId: id, id: voyageId }, version })
        }
      >
        <p>
          {t.isBooked}{' '}
          <a href={localPath(`/voyages/${voyageId}`, locale)}>
            {[shippingData?.shipName, shippingData?.voyage].filter(Boolean).join(' ')}
          </a>
        </p>
        <p>{t.cancelText}</p>
      </ActionDialog>
    )
  const arrivalOf = ({ portCalls }: Voyage) => portCalls.find(({ portId }) => portId === port.id)?.arrival ?? ''
  const first = voyages?.toReversed()[0]
  const chosen = voyages?.find((one) => one.id === chosenId) ?? first
  return (
    <ActionDialog
      {...rest}
      title={t.title}
      submit={t.book}
      rules={{ voyage: [required] }}
      send={({ voyage = '' }) =>
        api('PUT /api/main/inquiry/{inquiryId}/voyage/{id}', { params: { inquiryId: id, id: voyage }, version })
      }
    >
      {!voyages && <p role="status">{t.loading}</p>}
      {first && chosen && (
        <>
          <SelectField
            name="voyage"
            label={t.voyage}
            hint={t.note}
            defaultValue={first.id}
            onChange={({ target }) => setChosenId(target.value)}
          >
            {voyages?.toReversed().map((one) => (
              <option key={one.id} value={one.id}>
                {t.choice(one.vessel, one.number, one.departure, arrivalOf(one))}
              </option>
            ))}
          </SelectField>
          {/* A narrow select cuts its text. */}
          <p role="status">
            {t.dates(chosen.departure, arrivalOf(chosen))} <br />
            {t.cutOff(chosen.cutOff)}
          </p>
        </>
      )}
      {voyages?.length === 0 && (
        <p>
          {t.none} <a href={localPath('/voyages', locale)}>{t.seeAll}</a>
        </p>
      )}
    </ActionDialog>
  )
}
