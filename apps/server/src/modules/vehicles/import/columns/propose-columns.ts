import type { ImportField } from '@minato/contract/import-fields'
import { vehicleFields } from '@minato/contract/vehicle-fields'
import type { ColumnQuestion } from '@minato/contract/import-columns'
import { guessByContent } from './guess-by-content.ts'
import type { ContentGuess } from './guess-by-content.ts'
import { fitOf, hasAuctionGrades, hasNumbers, hasModelCodes, hasYesAndNo, distinctCells } from './column-fit.ts'
import { headerKey, hintsOf } from './header-words.ts'
import { fieldsByName } from './header.ts'
import { DEFAULT_STOCK } from './stock-profile.ts'
import type { StockProfile } from './stock-profile.ts'

/** The meaning of a column, its certainty (0 to 1) and the reason. `field` null: the column is skipped. */
export type ColumnProposal = {
  index: number
  header: string
  field: ImportField | null
  confidence: number
  why: string
  question?: ColumnQuestion
}

/** Two columns for one field: the index of the loser and the label of the winner. */
export type Clash = { index: number; field: ImportField; winner: string }

type Claim = { index: number; field: ImportField; score: number; why: string }
/** A column whose name is unknown or contradicted: what its values look like, and why the name was rejected. */
type Unnamed = { index: number; guess: ContentGuess | null; reason: 'unknown' | 'name' }

/** Text fields that accept any value; only numbers count against them. */
const FREE: ReadonlySet<ImportField> = new Set([
  'model',
  'grade',
  'id',
  'city',
  'location',
  'street',
  'district',
  'tires',
  'frontTireSize',
  'rearTireSize',
  'brand',
])

/** A column with such a name is always read. Each unreadable cell is reported. */
const TRUSTED_BY_NAME: ReadonlySet<ImportField> = new Set(['chassis', 'trim', 'name', 'price', 'mileage'])

/** Fields of known words. An unknown word becomes a question and does not contradict the name. */
const WORDS: ReadonlySet<ImportField> = new Set([
  ...vehicleFields().flatMap(({ name, kind }) => (kind === 'choice' ? [name] : [])),
  'country',
  'currency',
  'registrationMonth',
  'manufactureMonth',
])

/**
 * Decides what each column means. Names come first and are confirmed by all values of the column. A column with
 * an unknown name is skipped and becomes a question with a suggested field. Values alone decide only in a file
 * without a header, where they fit one field and no other column. `forced` (label → field or null) is the
 * manager's choice and overrides everything.
 */
export const proposeColumns = (
  labels: readonly string[],
  sample: readonly string[][],
  forced: ReadonlyMap<string, ImportField | null>,
  stock: StockProfile = DEFAULT_STOCK,
): { proposals: ColumnProposal[]; clashes: Clash[] } => {
  const proposals = labels.map((header, index): ColumnProposal => ({
    index,
    header,
    field: null,
    confidence: 0,
    why: '',
  }))
  const hasHeader = !labels.every(isPlaceholderLabel)
  const claims: Claim[] = []
  const unnamed: Unnamed[] = []
  const taken = new Map<ImportField, number>()
  for (const proposal of proposals) {
    const mappedField = forced.get(proposal.header)
    if (mappedField !== undefined) {
      Object.assign(proposal, {
        field: mappedField,
        confidence: 1,
        why: mappedField === null ? `ignored: ${FROM_MAPPING}` : FROM_MAPPING,
      })
      if (mappedField !== null) taken.set(mappedField, proposal.index)
      continue
    }
    const { claims: own, ignored, unexplained } = claimsOf(proposal, sample)
    claims.push(...own)
    proposal.why = ignored
    if (unexplained !== undefined) unnamed.push({ index: proposal.index, guess: null, reason: unexplained })
  }
  claims.sort((a, b) => b.score - a.score || a.index - b.index)
  const clashes: Clash[] = []
  for (const claim of claims) {
    const proposal = proposals[claim.index]!
    if (proposal.field !== null) continue
    const winner = taken.get(claim.field)
    if (winner === undefined) {
      taken.set(claim.field, claim.index)
      Object.assign(proposal, {
        field: claim.field,
        confidence: Math.min(1, Math.round(claim.score * 100) / 100),
        why: claim.why,
      })
    } else {
      const label = labels[winner]!
      proposal.why = `ignored: ${claim.field} is read from '${label}'`
      clashes.push({ index: claim.index, field: claim.field, winner: label })
    }
  }
  splitCodesFromModels(proposals, sample)
  addQuestions(unnamed, proposals, sample, stock, hasHeader)
  return { proposals, clashes: clashes.filter(({ index }) => proposals[index]!.field === null) }
}

export const FROM_MAPPING = 'as the mapping says'
const isPlaceholderLabel = (label: string): boolean => /^Column \d+$/.test(label)

/** Reads unnamed columns whose values fit one field and asks about all others. */
const addQuestions = (
  unnamed: readonly Unnamed[],
  proposals: readonly ColumnProposal[],
  sample: readonly string[][],
  stock: StockProfile,
  hasHeader: boolean,
) => {
  const taken = new Set(proposals.flatMap(({ field }) => field ?? []))
  const guessed = unnamed.map(({ index, reason }): Unnamed => {
    const cells = distinctCells(sample, index)
    return { index, reason, guess: guessByContent(cells, stock, (field) => taken.has(field)) }
  })
  const counts = new Map<ImportField | undefined, number>()
  for (const { guess } of guessed) counts.set(guess?.field, (counts.get(guess?.field) ?? 0) + 1)
  for (const { index, guess, reason } of guessed) {
    const proposal = proposals[index]!
    const isAlone = counts.get(guess?.field) === 1
    const isFree = guess !== null && !taken.has(guess.field)
    const percent = Math.round((guess?.share ?? 0) * 100)
    if (guess?.isProven === true && !hasHeader && isAlone && isFree) {
      const confidence = 0.5 + guess.share * 0.1
      Object.assign(proposal, { field: guess.field, confidence, why: `by its values (${percent} %)` })
      continue
    }
    proposal.question = { field: isFree ? guess.field : null, reason, share: guess?.share ?? 0 }
    proposal.why = `not read until a mapping names it: ${proposal.why}`
    if (isFree) proposal.why += `; ${percent} % of its values could be ${guess.field}`
  }
}

/** Some catalogs put 'DBA-ZN6' under 'Model' and the model under 'Title': the code is then the trim. */
const splitCodesFromModels = (proposals: ColumnProposal[], sample: readonly string[][]) => {
  const proposalFor = (field: ImportField) => proposals.find((proposal) => proposal.field === field)
  const model = proposalFor('model')
  if (
    model === undefined ||
    proposalFor('name') === undefined ||
    proposalFor('trim') !== undefined ||
    model.confidence === 1
  )
    return
  const cells = distinctCells(sample, model.index)
  if ((fitOf('trim', cells) ?? 0) < 0.8 || (fitOf('model', cells) ?? 0) > 0.2) return
  Object.assign(model, { field: 'trim', why: `named '${model.header}', but its values are model codes` })
}

/** The fields that the name allows and the values confirm. `unexplained`: the user has to decide. */
const claimsOf = (
  { header, index }: ColumnProposal,
  sample: readonly string[][],
): { claims: Claim[]; ignored: string; unexplained?: 'unknown' | 'name' } => {
  const { hits, ignored } = isPlaceholderLabel(header) ? { hits: [], ignored: null } : fieldsByName(header)
  const cells = distinctCells(sample, index)
  if (ignored !== null) return { claims: [], ignored: `ignored: ${ignored}` }
  const claims: Claim[] = []
  let rejected = ''
  for (const { field, weight, isPart } of hits) {
    const rejection = rejectionReason(field, cells)
    if (rejection !== null) {
      rejected ||= rejection
      continue
    }
    const fit = fitOf(field, cells)
    if (isContradicted(field, fit)) continue
    // 'Colour of the roof' holds colours too, and a text field accepts anything.
    if (isPart === true && cells.length > 0 && (FREE.has(field) || (fit ?? 0) < 0.95)) continue
    const score = weight * trust(field, fit, cells) + preference(field, header)
    // An unambiguous name wins even if few values are readable. Each unreadable value is reported.
    if (score < (weight > 0.85 ? 0.3 : 0.45)) continue
    claims.push({ index, field, score, why: reasonForName(header, fit, cells.length) })
  }
  if (claims.length > 0) return { claims, ignored: '' }
  if (rejected !== '') return { claims, ignored: `ignored: ${rejected}` }
  if (cells.length === 0) return { claims, ignored: 'ignored: empty' }
  return hits.some(({ isPart }) => isPart !== true)
    ? { claims, ignored: `its values do not fit its name (such as '${cells[0]!.slice(0, 30)}')`, unexplained: 'name' }
    : { claims, ignored: 'its name is not known', unexplained: 'unknown' }
}

/** Numbers or codes that are mostly invalid: the content contradicts the name. */
const isContradicted = (field: ImportField, fit: number | null): boolean =>
  fit !== null && fit < 0.5 && !FREE.has(field) && !WORDS.has(field) && !TRUSTED_BY_NAME.has(field)

/** Content that rules a field out, whatever the name is. */
const rejectionReason = (field: ImportField, cells: readonly string[]): string | null => {
  if (field === 'grade' && hasAuctionGrades(cells)) return 'an auction grade, for which there is no field yet'
  if (field === 'grade' && hasModelCodes(cells)) return 'its values are model codes'
  const isRated = field.startsWith('equipmentFeedback.') || field.startsWith('inspectorFeedback.')
  if (isRated && hasYesAndNo(cells)) return 'it says yes or no, which is no rating: good, medium or bad is not invented'
  if (isRated && (fitOf(field, cells) ?? 0) < 0.5) return 'its values are no ratings (good, medium, bad)'
  return null
}

/** How well the values confirm a name. */
const trust = (field: ImportField, fit: number | null, cells: readonly string[]): number => {
  if (fit === null) return 0.6
  if (!FREE.has(field)) return 0.35 + 0.65 * fit
  const isFigures = field !== 'id' && field !== 'model' && field !== 'trim' && hasNumbers(cells)
  return (isFigures ? 0.4 : 0.8) + 0.2 * fit
}

/**
 * Decides between two good names: dollars before yen, kilometres before miles, a registration date before a
 * year.
 */
const preference = (field: ImportField, header: string): number => {
  const hints = hintsOf(header)
  const key = headerKey(header)
  if (field === 'price')
    return (
      (hints.currency === 'USD' ? 0.05 : 0) + (/\bfob\b/.test(key) ? 0.03 : 0) + (hints.currency === 'JPY' ? -0.02 : 0)
    )
  if (field === 'mileage') return hints.distance === 'km' ? 0.02 : 0
  if (field === 'firstRegistration') return /reg|immat|circulation|登録|初/.test(key) ? 0.02 : 0
  if (field === 'color') return /ext|body|外/.test(key) ? 0.02 : 0
  if (field === 'id') return /stock|ref|在庫|管理/.test(key) ? 0.05 : /lot|出品/.test(key) ? 0.02 : 0
  return 0
}

const reasonForName = (header: string, fit: number | null, count: number): string => {
  if (count === 0) return `named '${header}', but empty`
  return fit === null || fit >= 0.8
    ? `named '${header}'`
    : `named '${header}'; ${Math.round(fit * 100)} % of its values are as expected`
}
