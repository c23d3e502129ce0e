import type { Voyage } from '@minato/contract/voyages'
import { useCall } from '../../api/use-call.ts'
import { useShell } from '../../api/shell.ts'
import { localPath } from '../../i18n/locale.ts'
import { useVoyagesTexts } from './voyages-texts.ts'

/** The cars booked on a voyage, each with a link to its inquiry. */
export function BookedCars({ voyage: { id, booked, version } }: { voyage: Voyage }) {
  const { locale, messages } = useShell()
  const t = useVoyagesTexts()
  const { data, hasFailed } = useCall(
    'GET /api/main/voyage/{id}/loading-list',
    booked ? { params: { id } } : undefined,
    {
      version,
    },
  )
  if (booked === 0) return null
  if (hasFailed) return <p role="alert">{t.bookedFailed}</p>
  return (
    <ul className="rules" aria-busy={!data}>
      {data?.map(({ inquiryId, reference, car, carReference, buyer, portOfDischarge }) => (
        <li key={inquiryId}>
          <div>
            <a href={localPath(`/inquiries/${inquiryId}`, locale)}>{t.change.inquiry(reference)}</a> {car}
            <small className="muted nowrap"> {messages.car.ref(carReference)}</small>
            <p className="small">{[buyer, portOfDischarge].filter(Boolean).join(', ')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
