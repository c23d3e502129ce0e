import type { Locale } from '@minato/contract/enumerations'
import type { MovedInquiry } from '@minato/contract/voyages'
import { arrivalWindow, transitDaysFor, verdictOf } from './arrival-verdict.ts'
import type { Verdict, VerdictCar, VerdictRule } from './arrival-verdict.ts'
import { isoDate, MS_PER_DAY } from './calendar-days.ts'
import type { ShippingData } from './inquiry-events.ts'
import { dayInJapan, dayInWords } from './moments.ts'

/** Voyages (TRU-10): cut-off, arrival, and the notice of a change to the buyer. */

/** The cut-off is a day in Japan, which is accepted until its end. */
export const isBeforeCutOff = (cutOff: string, now: string): boolean => dayInJapan(now) <= cutOff

/** A ship is often some days late: a limit within a week after the expected arrival is a risk. */
const LATE_DAYS = 7
export const arrivalWindowOf = (arrival: string): { from: string; to: string } => ({
  from: arrival,
  to: isoDate(Date.parse(arrival) / MS_PER_DAY + LATE_DAYS),
})

/** The verdict of an inquiry's car at its ship's arrival; without a ship, as if ordered today. */
export function verdictOfShipment<R extends VerdictRule>(
  rules: readonly R[],
  car: VerdictCar,
  shipping: Pick<ShippingData, 'estimatedArrivalDate' | 'estimatedDepartureDate'> | null,
  today: string,
): Verdict<R> & { arrival: ReturnType<typeof arrivalWindow> } {
  const { estimatedArrivalDate: expected, estimatedDepartureDate: departure } = shipping ?? {}
  const arrival = expected ? arrivalWindowOf(expected) : arrivalWindow(today, transitDaysFor(rules, car, today))
  return { ...verdictOf(rules, car, arrival && { ...arrival, departure }, today), arrival }
}

export type VoyageNotice = Pick<MovedInquiry, 'car' | 'port' | 'departure' | 'arrival' | 'verdict' | 'expiring'> & {
  ship: string
  /** The day of the change in Japan: dates before it are stated as facts. */
  today: string
  /** The country of import in the buyer's language. */
  countryName: string
}

/** The notice of a changed voyage, as paragraphs for the thread and the email. */
export const voyageNotice = (locale: Locale, notice: VoyageNotice): string[] =>
  locale === 'fr' ? french(notice) : english(notice)

const isPast = ({ to }: VoyageNotice['arrival'], today: string): boolean => to < today

const isLater = ({ arrival: { from, to } }: VoyageNotice): boolean => from !== null && to > from

/** A car that was refused before, with a reason to sell it anyway, is not refused because of the new dates. */
const isNewlyRefused = ({ verdict: { before, after } }: VoyageNotice): boolean =>
  after.state === 'REFUSED' && before?.state !== 'REFUSED'

function english(notice: VoyageNotice): string[] {
  const { car, port, ship, today, departure, arrival, countryName, expiring } = notice
  const { before, after } = notice.verdict
  const day = (value: string) => dayInWords(value, 'en')
  const was = ({ from, to }: typeof arrival) => (from && from !== to ? ` (previously ${day(from)})` : '')
  const isRefused = isNewlyRefused(notice)
  const isBad = isRefused || after.state === 'AT_RISK'
  const limit = after.lastDay
    ? ` The last day is ${day(after.lastDay)}.`
    : after.firstDay
      ? ` The first day is ${day(after.firstDay)}.`
      : ''
  return [
    isLater(notice) ? `The ship with your ${car} is delayed.` : `The dates of the ship with your ${car} have changed.`,
    `Ship: ${ship}`,
    `${isPast(departure, today) ? 'Departed' : 'Expected departure'}: ${day(departure.to)}${was(departure)}`,
    `${isPast(arrival, today) ? 'Arrival' : 'Expected arrival'} in ${port}: ${day(arrival.to)}${was(arrival)}`,
    ...(isRefused
      ? [
          `Import (${countryName}): under the import rules we have on file, the car can no longer be imported on this date.${limit}`,
        ]
      : after.state === 'AT_RISK'
        ? [`Import (${countryName}): the new arrival is close to the limit of the import rules.${limit}`]
        : after.state === 'UNKNOWN' && before?.state !== 'UNKNOWN'
          ? [`Import (${countryName}): we cannot tell whether the car may be imported then.`]
          : []),
    ...expiring.map(({ kind, name, until }) =>
      kind === 'RESERVATION'
        ? `The reservation ends before the arrival, on ${day(until)}.`
        : `This document expires before the arrival, on ${day(until)}: ${name}`,
    ),
    isBad
      ? isPast(departure, today)
        ? 'Please reply here: we can look for another port or another solution together.'
        : 'Please reply here: we can look for another ship, another port or another solution together.'
      : expiring.length
        ? 'Please reply here, so that we can renew it in time.'
        : 'You do not need to do anything.',
  ]
}

function french(notice: VoyageNotice): string[] {
  const { car, port, ship, today, departure, arrival, countryName, expiring } = notice
  const { before, after } = notice.verdict
  const day = (value: string) => dayInWords(value, 'fr')
  const was = ({ from, to }: typeof arrival) => (from && from !== to ? ` (auparavant\u00a0: ${day(from)})` : '')
  const isRefused = isNewlyRefused(notice)
  const isBad = isRefused || after.state === 'AT_RISK'
  const limit = after.lastDay
    ? ` Dernier jour possible\u00a0: ${day(after.lastDay)}.`
    : after.firstDay
      ? ` Premier jour possible\u00a0: ${day(after.firstDay)}.`
      : ''
  return [
    isLater(notice)
      ? `Le navire qui transporte votre ${car} a du retard.`
      : `Les dates du navire qui transporte votre ${car} ont changé.`,
    `Navire\u00a0: ${ship}`,
    `${isPast(departure, today) ? 'Parti le' : 'Départ prévu\u00a0:'} ${day(departure.to)}${was(departure)}`,
    `${isPast(arrival, today) ? 'Arrivée' : 'Arrivée prévue'} à ${port}\u00a0: ${day(arrival.to)}${was(arrival)}`,
    ...(isRefused
      ? [
          `Importation (${countryName})\u00a0: d’après les règles dont nous disposons, la voiture ne peut plus être importée à cette date.${limit}`,
        ]
      : after.state === 'AT_RISK'
        ? [
            `Importation (${countryName})\u00a0: la nouvelle arrivée est proche de la limite des règles d’importation.${limit}`,
          ]
        : after.state === 'UNKNOWN' && before?.state !== 'UNKNOWN'
          ? [
              `Importation (${countryName})\u00a0: nous ne pouvons pas dire si la voiture peut être importée à cette date.`,
            ]
          : []),
    ...expiring.map(({ kind, name, until }) =>
      kind === 'RESERVATION'
        ? `La réservation prend fin avant l’arrivée, le ${day(until)}.`
        : `Ce document expire avant l’arrivée, le ${day(until)}\u00a0: ${name}`,
    ),
    isBad
      ? isPast(departure, today)
        ? 'Répondez-nous ici\u00a0: nous chercherons ensemble un autre port ou une autre solution.'
        : 'Répondez-nous ici\u00a0: nous chercherons ensemble un autre navire, un autre port ou une autre solution.'
      : expiring.length
        ? 'Répondez-nous ici pour que nous le renouvelions à temps.'
        : 'Vous n’avez rien à faire.',
  ]
}
