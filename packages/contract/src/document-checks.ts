import { z } from 'zod'
import { call } from './call.ts'
import { Instant, Text } from './primitives.ts'

/** Checks whether a document is genuine (TRU-03). Public; the reply contains no personal data. */

export const CHECKED_DOCUMENT_KINDS = ['PROFORMA', 'FINAL', 'RECEIPT'] as const
export const DOCUMENT_VERDICTS = ['GENUINE', 'SUPERSEDED', 'CANCELLED', 'LAPSED', 'UNKNOWN'] as const
export type CheckedDocumentKind = (typeof CHECKED_DOCUMENT_KINDS)[number]
export type DocumentVerdict = (typeof DOCUMENT_VERDICTS)[number]

/** The document of a code; everything but the verdict is null for an unknown code. */
export const DocumentCheck = z
  .object({
    verdict: z.enum(DOCUMENT_VERDICTS),
    kind: z.enum(CHECKED_DOCUMENT_KINDS).nullable(),
    number: z.string().nullable(),
    issuedAt: Instant.nullable(),
    /** With the extension after a rejected payment proof. */
    validUntil: Instant.nullable(),
    /** Since when it no longer holds. */
    endedAt: Instant.nullable(),
    /** Whole US dollars. */
    total: z.int().nullable(),
    /** The number of the document that replaced it. */
    replacedBy: z.string().nullable(),
    /** The last four characters of the account on it; receipts name none. */
    accountEnd: z.string().nullable(),
    /** Of a valid invoice: nothing is left to pay by the payment ledger; null while no payment is recorded. */
    isNothingDue: z.boolean().nullable(),
    /** Where it is paid in full and this is recorded: the day of the last payment, YYYY-MM-DD. */
    paidOn: z.iso.date().nullable(),
    /** A change of the dealer's account is announced; this document keeps the one that it names. */
    isAccountChanging: z.boolean().nullable(),
    /** A change of the consignee is pending; this document keeps the one that it names. */
    isConsigneeChanging: z.boolean().nullable(),
  })
  .meta({ id: 'PaperCheck' })
export type DocumentCheck = z.infer<typeof DocumentCheck>

/** GENUINE: the issued bytes; ALTERED: another PDF that this product made; NOT_OURS: anything else. */
const FileVerdict = z.enum(['GENUINE', 'ALTERED', 'NOT_OURS'])
export type FileVerdict = z.infer<typeof FileVerdict>
/** `file` is null where the code is unknown. */
export const DocumentFileCheck = z
  .object({ ...DocumentCheck.shape, file: FileVerdict.nullable() })
  .meta({ id: 'PaperFileCheck' })
export type DocumentFileCheck = z.infer<typeof DocumentFileCheck>

/** As it is typed: case, blanks and hyphens do not matter, nor O for 0, I or L for 1. */
const params = z.strictObject({ code: Text(60) })
const visitor = { service: 'main', access: 'visitor', rate: 'everything', params, errors: ['MINATO-1008'] } as const

export const checkDocument = call({
  ...visitor,
  method: 'GET',
  path: '/public/paper/{code}',
  summary: 'Verifies a document by its code; wrong codes are rate-limited',
  isFresh: true,
  reply: DocumentCheck,
})
export const checkDocumentFile = call({
  ...visitor,
  method: 'POST',
  path: '/public/paper/{code}',
  summary: 'Verifies a document and compares the file byte by byte with the issued one; the file is not stored',
  rate: 'upload',
  isTokenless: true,
  takes: ['application/pdf', 'application/octet-stream'],
  reply: DocumentFileCheck,
})

const ALIASES: Record<string, string> = { O: '0', I: '1', L: '1' }
/** The sixteen characters of a typed code; null if it cannot be a code. */
export function codeFrom(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replaceAll(/[\s\u00a0–—-]/g, '')
    .replaceAll(/[OIL]/g, (character) => ALIASES[character] ?? character)
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(signs) ? signs : null
}
/** 'K7Q2-9XVM-3TDA-0PWR': the printed form. */
export const codeInGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code
