import { fold } from '@minato/domain/search-text'

/** Compares numbers: 'V17', 'V.077E', 'Voy 077E' and 'Voyage No. 077E' are 17 and 077E. */
const normalizedNumber = (number: string): string =>
  number.trim().replace(/^v(?:oy(?:age)?)?\.?\s*(?:n[o°º]?\.?\s*)?(?=\d)/i, '')

/** The stored number, without a leading abbreviation. The V of 'V17' belongs to the number. */
export const writtenNumber = (number: string): string =>
  number.trim().replace(/^v(?:oy(?:age)?[. ]*|[. ]+)(?:n[o°º]?\.?\s*)?(?=\d)/i, '')

/** The comparison key of vessel and number: spaces, letter case, accents, 'MV' and 'V.' do not count. */
export const voyageKey = ({ vessel, number }: { vessel: string; number: string }): string => {
  const ship = fold(vessel)
    .replace(/\s+/g, ' ')
    .replace(/^m[./ ]{0,2}v[. ]{1,2}(?=\S)/, '')
  return `${ship}\n${normalizedNumber(fold(number)).replace(/\s+/g, '')}`
}
