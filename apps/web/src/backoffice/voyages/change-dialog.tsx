import type { MovedInquiry, VoyageChange } from '@minato/contract/voyages'
import { useCountries } from '../../forms/countries.ts'
import { DialogFooter } from '../../forms/dialog-footer.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { arrival as english } from '../../i18n/en/arrival.ts'
import { arrival as french } from '../../i18n/fr/arrival.ts'
import { useVoyagesTexts } from './voyages-texts.ts'
import '../../styles/import-rules.css'
import { textsFor } from '../../i18n/texts.ts'

interface Props {
  change: VoyageChange
  /** The consequences have changed since they were confirmed. */
  isAgain: boolean
  onAnswer(isConfirmed: boolean): void
}

/** What a changed voyage means for the inquiries booked on it, before it is saved. */
export function ChangeDialog({ change: { inquiries }, isAgain, onAnswer }: Props) {
  const { change: t } = useVoyagesTexts()
  const atRisk = inquiries.filter((one) => one.isAtRisk).length
  return (
    <Dialog
      title={t.title(inquiries.length)}
      isWide
      onClose={() => onAnswer(false)}
      footer={<DialogFooter action={t.apply} onAction={() => onAnswer(true)} hasFocus />}
    >
      {isAgain && (
        <p className="notice" role="alert">
          {t.again}
        </p>
      )}
      <p>{t.text}</p>
      <p className={atRisk ? 'rule-warning' : undefined}>
        <b>{atRisk ? t.atRisk(atRisk) : t.noneAtRisk}</b>
      </p>
      <ul className="rules">
        {inquiries.map((one) => (
          <li key={one.id}>
            <MovedLines moved={one} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** An inquiry with its new dates and what they mean for it. */
export function MovedLines({ moved: { id, reference, car, buyer, port, country, ...moved } }: { moved: MovedInquiry }) {
  const { locale } = useShell()
  const { change: t } = useVoyagesTexts()
  const { states } = textsFor(locale, { en: english, fr: french }, 'arrival')
  const { departure, arrival, expiring, isAtRisk } = moved
  const { state, days, lastDay, firstDay } = moved.verdict.after
  const countries = useCountries()
  const named = countries.find(({ code }) => code === country)?.name ?? country
  const limit = lastDay ? t.lastDay(lastDay) : firstDay ? t.firstDay(firstDay) : ''
  return (
    <div>
      <p>
        <a href={localPath(`/inquiries/${id}`, locale)}>{t.inquiry(reference)}</a> <b>{car}</b>{' '}
        <span className="muted">{[buyer, port].filter(Boolean).join(' · ')}</span>
      </p>
      <p>{[t.departure(departure.from, departure.to), t.arrival(arrival.from, arrival.to)].join(' · ')}</p>
      <p className={isAtRisk ? 'small rule-warning' : 'small muted'}>
        {[
          [states[state](named, days), limit].filter(Boolean).join(', '),
          ...expiring.map(({ kind, name, until }) =>
            kind === 'RESERVATION' ? t.reservationEnds(until) : t.documentExpires(name, until),
          ),
        ].join(' · ')}
      </p>
    </div>
  )
}
