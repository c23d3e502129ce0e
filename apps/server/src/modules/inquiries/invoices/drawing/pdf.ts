// oxlint-disable-next-line import/no-named-as-default -- its types know the default alone
import PDFDocument from 'pdfkit'
import type PDFKit from 'pdfkit'
import type { Locale } from '@minato/contract/enumerations'

interface PdfOptions {
  locale: Locale
  title: string
  author: string
  subject: string
  /** The date of the file, so that equal content gives equal bytes. */
  at: string
  /** Only PDF/A-3 may have attachments. */
  subset: 'PDF/A-2b' | 'PDF/A-3b'
  /** Program in the metadata. `check.ts` takes PDFs of 'Minato' for issued documents. */
  producer?: string
}

/** A PDF/A on A4; `bytes` resolve once it is ended. */
export function openPdf({ locale, title, author, subject, at, subset, producer = 'Minato' }: PdfOptions) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset,
    lang: locale,
    displayTitle: true,
    font: '',
    info: {
      Title: title,
      Author: printable(author),
      Subject: subject,
      Creator: 'Minato',
      Producer: producer,
      CreationDate: new Date(at),
      ModDate: new Date(at),
    },
  })
  const parts: Buffer[] = []
  const bytes = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
  return { doc, bytes }
}

export function pagesOf(doc: PDFKit.PDFDocument): { at: number; of: number }[] {
  const { start, count } = doc.bufferedPageRange()
  return Array.from({ length: count }, (_, i) => ({ at: start + i, of: count }))
}
/** Metadata is read by programs, so control characters are removed. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ').slice(0, 200)
