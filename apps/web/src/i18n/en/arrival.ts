import type { VerdictState } from '@minato/contract/enumerations'
import type { VerdictReason } from '@minato/domain/arrival-verdict'
import { formatFor, pluralFor } from '../format.ts'

const { date, number } = formatFor('en')
const plural = pluralFor('en')

interface Limits {
  country: string
  /** The limit applies to the day of shipment, not of arrival. */
  isShipment: boolean
  lastDay: string | null
  firstDay: string | null
}

const arrives = ({ isShipment }: Limits) => (isShipment ? 'is shipped' : 'arrives')
const arrive = ({ isShipment }: Limits) => (isShipment ? 'be shipped' : 'arrive')

/** Whether a car may be imported at the chosen destination when it arrives. */
export const arrival = {
  /** Title and options of the filter. */
  filter: (country: string) => `Import rules: ${country}`,
  options: {
    ALLOWED: 'Allowed',
    AT_RISK: 'At risk',
    REFUSED: 'Not allowed',
    UNKNOWN: 'Not confirmed',
  } satisfies Record<VerdictState, string>,
  states: {
    ALLOWED: (country: string) => `Import allowed: ${country}`,
    AT_RISK: (country: string, days: number | null) =>
      `Import at risk: ${country}${days === null ? '' : `, up to ${number(days)} ${plural(days, 'day', 'days')} outside the limit`}`,
    REFUSED: (country: string) => `Import not allowed: ${country}`,
    UNKNOWN: (country: string) => `Import rules not confirmed: ${country}`,
  } satisfies Record<VerdictState, (country: string, days: number | null) => string>,
  window: (from: string, to: string) => `Expected arrival if you order today: ${date(from)} to ${date(to)}.`,
  allowed: (limits: Limits) =>
    limits.lastDay
      ? `The car can be imported if it ${arrives(limits)} by ${date(limits.lastDay)}.`
      : limits.firstDay
        ? `The car can be imported if it ${arrives(limits)} on ${date(limits.firstDay)} or later.`
        : 'No age limit applies to this car.',
  /** Before the reason, if a rule begins or ends around the arrival. */
  ruleChanges: ({ lastDay, firstDay }: Limits) =>
    lastDay
      ? `The rules change: the car must arrive by ${date(lastDay)}.`
      : firstDay
        ? `The rules change: the car must not arrive before ${date(firstDay)}.`
        : 'The rules change.',
  reasons: {
    NOT_ALLOWED: ({ country }: Limits) => `Used cars may not be imported into ${country}.`,
    STEERING: ({ country }: Limits) => `The steering wheel of this car is on the wrong side for ${country}.`,
    TOO_OLD: (limits: Limits, isRefused: boolean) =>
      !limits.lastDay
        ? 'The car is too old.'
        : isRefused
          ? `The car is too old to ${arrive(limits)} after ${date(limits.lastDay)}.`
          : `The car must ${arrive(limits)} by ${date(limits.lastDay)}. After that day it is too old.`,
    TOO_NEW: (limits: Limits) =>
      limits.firstDay
        ? `The car is too new: it must not ${arrive(limits)} before ${date(limits.firstDay)}.`
        : 'The car is too new.',
    NO_RULE: ({ country }: Limits) => `We have no import rule for ${country} on file. Check with your customs office.`,
    CONTRADICTED: () => 'Our sources disagree. Check with your customs office before you order.',
    CAR_DATE_MISSING: () => 'The date that the age limit depends on is missing for this car. Ask us about it.',
    STEERING_MISSING: () => 'The side of the steering wheel is not known for this car. Ask us about it.',
    NO_ARRIVAL_DATE: () => 'We do not know how long the ship takes. Ask us about it.',
  } satisfies Record<VerdictReason, (limits: Limits, isRefused: boolean) => string>,
  details: 'Details and source',
  source: (hosts: string, reviewed: string) => `Source: ${hosts}. Last reviewed on ${date(reviewed)}.`,
  noGuarantee: 'Rules can change. Your customs office has the final say.',
}
export type ArrivalTexts = typeof arrival
