import { formatFor, pluralFor } from '../format.ts'

const { date, number } = formatFor('en')
const plural = pluralFor('en')
const years = (age: number) => `${number(age)} ${plural(age, 'year', 'years')}`
const SINCE = { FIRST_REGISTRATION: 'from first registration', MANUFACTURE: 'from manufacture' }

/** The import rules of destination countries, in the settings. */
export const importRules = {
  title: 'Import rules',
  note: 'Buyers see on every car whether it may be imported at their destination. Without a rule, the shop says that nothing is confirmed.',
  search: 'Search countries',
  count: (count: number) => `${number(count)} ${plural(count, 'rule', 'rules')}`,
  none: 'No import rules yet.',
  noneFound: 'No country matches your search.',
  add: 'Add a rule',
  addDefaults: 'Add default rules',
  added: (count: number) =>
    count === 0
      ? 'Every country already has a rule'
      : `${number(count)} ${plural(count, 'rule', 'rules')} added. Review recommended.`,
  edit: 'Edit',
  editTitle: (country: string) => `Edit the rule for ${country}`,
  review: 'Mark as reviewed',
  remove: 'Remove',
  showHistory: 'History',
  removedVersion: 'removed',
  recorded: (version: number, on: string, by: string | null) =>
    `Version ${number(version)}, ${date(on)}${by ? `, ${by}` : ''}`,
  saved: 'Rule saved',
  reviewed: 'Marked as reviewed',
  removed: 'Rule removed',
  removeTitle: (country: string) => `Remove the rule for ${country}?`,
  removeText: 'Cars will no longer be checked against it. Its versions are kept.',
  overdue: 'Not reviewed for over 180 days',
  contradicted: 'Contradicts another rule',
  reviewedOn: (on: string) => `Reviewed on ${date(on)}`,
  validity: (from: string | null, until: string | null) =>
    from && until
      ? `Valid ${date(from)} to ${date(until)}`
      : from
        ? `Valid from ${date(from)}`
        : until
          ? `Valid until ${date(until)}`
          : '',
  forAll: 'All vehicles',
  notAllowed: 'Import not allowed',
  noAgeLimit: 'No age limit',
  ageIs: (from: number | null, to: number | null, basis: keyof typeof SINCE) =>
    `${from === null ? `Up to ${years(to ?? 0)}` : to === null ? `At least ${years(from)}` : `${number(from)} to ${years(to)}`} ${SINCE[basis]}`,
  steeringIs: { RIGHT: 'right-hand drive', LEFT: 'left-hand drive', ANY: 'left- or right-hand drive' },
  confidences: { HIGH: 'high', MEDIUM: 'medium', LOW: 'low' },
  confidenceIs: (level: string) => `Confidence: ${level}`,
  unknown: 'Not known',
  country: 'Country',
  bodyTypes: 'Body types',
  fuelTypes: 'Fuels',
  scopeHint:
    'If nothing is selected, the rule applies to all vehicles. A more specific rule takes precedence over a general one.',
  isAllowed: 'Used cars may be imported',
  yes: 'Yes',
  no: 'No',
  maxAge: 'Maximum age',
  minAge: 'Minimum age',
  ageHint: 'In years; leave empty if there is no limit.',
  years: 'years',
  ageBasis: 'Age counts from',
  ageBases: { FIRST_REGISTRATION: 'First registration', MANUFACTURE: 'Manufacture' },
  ageStart: 'Count starts',
  ageStarts: {
    MONTH: 'in that month',
    YEAR: 'on 1 January of that year',
    NEXT_YEAR: 'on 1 January of the following year',
  },
  ageMoment: 'Age measured',
  ageMoments: { ARRIVAL: 'at arrival', SHIPMENT: 'at shipment', LANDING_PERMIT: 'at the landing permit' },
  steering: 'Steering',
  steerings: { RIGHT: 'Right-hand drive only', LEFT: 'Left-hand drive only', ANY: 'Any' },
  inspectionBodies: 'Accepted inspection bodies',
  inspectionHint:
    'Separate names with commas. Write “none” if no inspection is needed; leave empty if you do not know.',
  noInspection: 'none',
  documents: 'Documents the buyer needs',
  documentsHint: 'If nothing is selected, inquiries show the usual documents and say that no list is on file.',
  transitFrom: 'Shortest transit',
  transitTo: 'Longest transit',
  days: 'days',
  noteEn: 'Note in English',
  noteFr: 'Note in French',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  source: 'Source',
  sourceHint: 'Web address or name of the publication.',
  sourceDate: 'Date of the source',
  confidence: 'Confidence',
  submit: 'Save the rule',
}
export type ImportRulesTexts = typeof importRules
