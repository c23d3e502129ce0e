import type { ImportField } from '@minato/contract/import-fields'
import {
  fieldByValues,
  fitOf,
  holdsAuctionGrades,
  holdsFigures,
  holdsModelCodes,
  holdsYesAndNo,
  tellingCells,
} from './column-fit.ts'
import { headerKey, hintsOf } from './header-words.ts'
import { fieldsByName } from './header.ts'

/** What a column is taken for, how surely (0 to 1), and why; `field` null: it is not read. */
export type ColumnProposal = {
  index: number
  header: string
  field: ImportField | null
  confidence: number
  why: string
}

/** Two columns that claimed one field: the loser, by index, and the label of the winner. */
export type Clash = { index: number; field: ImportField; winner: string }

type Claim = { index: number; field: ImportField; score: number; why: string; isByName: boolean }

/** Fields where any text is a value: figures in them speak against, nothing else does. */
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

/**
 * Decides what each column means. Names come first; the values confirm them, or overturn a name that can mean several
 * things. A field goes to the best claim; `forced` (label → field or null) is the person's own word and beats all.
 */
export const proposeColumns = (
  labels: readonly string[],
  sample: readonly string[][],
  forced: ReadonlyMap<string, ImportField | null>,
): { proposals: ColumnProposal[]; clashes: Clash[] } => {
  const proposals = labels.map((header, index): ColumnProposal => ({
    index,
    header,
    field: null,
    confidence: 0,
    why: '',
  }))
  const claims: Claim[] = []
  const taken = new Map<ImportField, number>()
  for (const proposal of proposals) {
    const said = forced.get(proposal.header)
    if (said !== undefined) {
      Object.assign(proposal, {
        field: said,
        confidence: 1,
        why: said === null ? 'ignored: as the mapping says' : 'as the mapping says',
      })
      if (said !== null) taken.set(said, proposal.index)
      continue
    }
    const { claims: own, ignored } = claimsOf(proposal, sample)
    claims.push(...own)
    proposal.why = ignored
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
    } else if (claim.isByName && claim.score >= 0.6) {
      const label = labels[winner]!
      proposal.why = `ignored: ${claim.field} is read from '${label}'`
      clashes.push({ index: claim.index, field: claim.field, winner: label })
    }
  }
  codesAreNoModels(proposals, sample)
  return { proposals, clashes: clashes.filter(({ index }) => proposals[index]!.field === null) }
}

/** Catalogues put 'DBA-ZN6' under 'Model' and the model under 'Title': the code is the trim then. */
const codesAreNoModels = (proposals: ColumnProposal[], sample: readonly string[][]) => {
  const of = (field: ImportField) => proposals.find((proposal) => proposal.field === field)
  const model = of('model')
  if (model === undefined || of('name') === undefined || of('trim') !== undefined || model.confidence === 1) return
  const cells = tellingCells(sample, model.index)
  if ((fitOf('trim', cells) ?? 0) < 0.8 || (fitOf('model', cells) ?? 0) > 0.2) return
  Object.assign(model, { field: 'trim', why: `named '${model.header}', but its values are model codes` })
}

const claimsOf = (
  { header, index }: ColumnProposal,
  sample: readonly string[][],
): { claims: Claim[]; ignored: string } => {
  const isNameless = /^Column \d+$/.test(header)
  const { hits, ignored } = isNameless ? { hits: [], ignored: null } : fieldsByName(header)
  const cells = tellingCells(sample, index)
  if (ignored !== null) return { claims: [], ignored: `ignored: ${ignored}` }
  const claims: Claim[] = []
  let refused = ''
  for (const { field, weight } of hits) {
    const no = notFor(field, cells)
    if (no !== null) {
      refused ||= no
      continue
    }
    const fit = fitOf(field, cells)
    const score = weight * trust(field, fit, cells) + preference(field, header)
    // A name that means one thing is kept even where few values can be read: each is then reported.
    if (score < (weight > 0.85 ? 0.3 : 0.45)) continue
    claims.push({ index, field, score, why: whyNamed(header, fit, cells.length), isByName: true })
  }
  const best = Math.max(0, ...claims.map((claim) => claim.score))
  if (refused === '' && best < 0.5) {
    const byValues = fieldByValues(cells)
    if (byValues !== null && !claims.some((claim) => claim.field === byValues.field)) {
      const share = Math.round(byValues.fit * 100)
      const why =
        isNameless || hits.length === 0
          ? `by its values (${share} %)`
          : `not by its name: ${share} % of its values are of this kind`
      claims.push({ index, field: byValues.field, score: 0.5 + byValues.fit * 0.1, why, isByName: false })
    }
  }
  const reason =
    refused ||
    (cells.length === 0
      ? 'empty'
      : hits.length > 0
        ? `its values do not fit its name (such as '${cells[0]!.slice(0, 30)}')`
        : 'its name is not known')
  return { claims, ignored: `ignored: ${reason}` }
}

/** What speaks against a field whatever the name says. */
const notFor = (field: ImportField, cells: readonly string[]): string | null => {
  if (field === 'grade' && holdsAuctionGrades(cells)) return 'an auction grade, for which there is no field yet'
  if (field === 'grade' && holdsModelCodes(cells)) return 'its values are model codes'
  const isRated = field.startsWith('equipmentFeedback.') || field.startsWith('inspectorFeedback.')
  if (isRated && holdsYesAndNo(cells))
    return 'it says yes or no, which is no rating: good, medium or bad is not invented'
  if (isRated && (fitOf(field, cells) ?? 0) < 0.5) return 'its values are no ratings (good, medium, bad)'
  return null
}

/** How far the values bear a name out. */
const trust = (field: ImportField, fit: number | null, cells: readonly string[]): number => {
  if (fit === null) return 0.6
  if (!FREE.has(field)) return 0.35 + 0.65 * fit
  const isFigures = field !== 'id' && field !== 'model' && field !== 'trim' && holdsFigures(cells)
  return (isFigures ? 0.4 : 0.8) + 0.2 * fit
}

/** Which of two good names wins: dollars over yen, kilometres over miles, the registration over a mere year. */
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

const whyNamed = (header: string, fit: number | null, count: number): string => {
  if (count === 0) return `named '${header}', but empty`
  return fit === null || fit >= 0.8
    ? `named '${header}'`
    : `named '${header}'; ${Math.round(fit * 100)} % of its values are as expected`
}
