import type { VerdictRule } from './arrival-verdict.ts'

/** A rule of Kenya that allows every car, with the given fields. */
export const rule = (fields: Partial<VerdictRule> = {}): VerdictRule => ({
  id: 'r',
  country: 'KE',
  bodyTypes: null,
  fuelTypes: null,
  isAllowed: true,
  maxAge: null,
  minAge: null,
  ageBasis: 'FIRST_REGISTRATION',
  ageStart: 'MONTH',
  ageMoment: 'ARRIVAL',
  steering: null,
  inspectionBodies: null,
  documents: null,
  transitDays: null,
  noteEn: null,
  noteFr: null,
  validFrom: null,
  validUntil: null,
  source: 'test',
  sourceDate: null,
  confidence: 'HIGH',
  reviewedOn: '2026-01-01',
  ...fields,
})
