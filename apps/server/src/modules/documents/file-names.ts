import type { DocumentType } from '@minato/contract/enumerations'

/** What people call their files: shown, and written into a header; never a path (attacks.md U05). */

const ENDINGS: Record<DocumentType, readonly string[]> = {
  'application/octet-stream': [],
  'image/gif': ['gif'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
}
/** What a double click on the saved file would run, or open as a page: such a file is saved as one that nothing opens. */
const RUNS =
  /\.(?:html?|xhtml|shtml|mht(?:ml)?|svgz?|xml|xslt?|js|mjs|jse|vb[es]?|ws[fh]?|hta|exe|com|bat|cmd|ps1|msi|scr|pif|lnk|url|jar|apk|app|sh|php|reg|chm|iso|img|vhdx?|dmg)$/i
const LENGTH = 120

/** The last part of what was given, without signs that steer or hide text, and with the ending of its type. */
export function cleanFileName(given: string | undefined, type: DocumentType): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/\p{C}|[<>:"|?*\u2028\u2029]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const endings = ENDINGS[type]
  const dot = plain.lastIndexOf('.')
  const [stem, ending] = dot > 0 && plain.length - dot <= 8 ? [plain.slice(0, dot), plain.slice(dot + 1)] : [plain, '']
  const isRight = endings.includes(ending.toLowerCase())
  const wanted = endings[0] ?? (RUNS.test(plain) ? 'bin' : '')
  const [kept, tail] = isRight || !wanted ? [stem, ending] : [plain, wanted]
  const suffix = tail && `.${tail}`
  return (
    ([...kept]
      .slice(0, LENGTH - suffix.length)
      .join('')
      .trim() || 'document') + suffix
  )
}

/** `Content-Disposition` of a download (RFC 6266): a name that every client reads, and the true one beside it. */
export function attachmentOf(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_')
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`
}
