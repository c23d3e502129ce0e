// oxlint-disable-next-line import/no-named-as-default -- its types know the default alone
import PDFDocument from 'pdfkit'
import type PDFKit from 'pdfkit'
import type { Locale } from '@minato/contract/enumerations'

interface Given {
  locale: Locale
  title: string
  author: string
  subject: string
  /** The instant that the file is dated with: equal texts, equal bytes. */
  at: string
  /** PDF/A-3 is the one that may carry files. */
  subset: 'PDF/A-2b' | 'PDF/A-3b'
  /** Program in the metadata. `check.ts` takes PDFs of 'Minato' for issued documents. */
  producer?: string
}

/** A PDF/A on A4; `bytes` are there once it is ended. */
export function openPdf({ locale, title, author, subject, at, subset, producer = 'Minato' }: Given) {
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
/** Programs read it: no controls. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ').slice(0, 200)
