import type { DocumentType } from '@minato/contract/enumerations'

/** File names given by users: for display and headers, never a path. */

/** Allowed endings by type; the first is added if none fits. Any other type ends in `.bin`. */
const ENDINGS: Record<DocumentType, readonly string[]> = {
  'image/gif': ['gif'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
  // Types whose programs run no code: text, office files without macros, phone pictures.
  'application/octet-stream': ['bin', 'txt', 'docx', 'xlsx', 'odt', 'ods', 'heic', 'webp'],
}
const LENGTH = 120

/**
 * The last part of a path, normalized (`．ｅｘｅ` becomes `.exe`), without control and bidirectional characters,
 * with an ending that is allowed for its type.
 */
export function cleanFileName(fileName: string | undefined, type: DocumentType): string {
  const last = (fileName ?? '').toWellFormed().normalize('NFKC').split(/[/\\]/).at(-1) ?? ''
  const baseName = last
    .replace(/\p{C}|[<>:"|?*\u2028\u2029]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const dot = baseName.lastIndexOf('.')
  const isAllowed = dot > 0 && ENDINGS[type].includes(baseName.slice(dot + 1).toLowerCase())
  const stem = isAllowed ? baseName.slice(0, dot) : baseName
  const suffix = isAllowed ? baseName.slice(dot) : `.${ENDINGS[type][0]}`
  return (
    ([...stem]
      .slice(0, LENGTH - suffix.length)
      .join('')
      .trim() || 'document') + suffix
  )
}

/** `Content-Disposition` of a download (RFC 6266): an ASCII name for every client and the exact one beside it. */
export function attachmentOf(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_')
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodedName}`
}
