import { once } from 'node:events'
// oxlint-disable-next-line import/no-named-as-default -- the types of its named export lack the constructor
import PDFDocument from 'pdfkit'

/** A PDF like a forwarder's: pages of lines; two or more blanks start a cell further right. */
export async function textPdf(...pages: string[][]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const lines of pages) {
    pdf.addPage().fontSize(10)
    for (const [row, line] of lines.entries())
      for (const [column, text] of line.split(/ {2,}/).entries())
        if (text) pdf.text(text, 50 + column * 260, 50 + row * 16, { lineBreak: false })
  }
  pdf.end()
  await once(pdf, 'end')
  return Buffer.concat(chunks)
}

/** A PDF whose only line is an x and this number of cars, each a surrogate pair. */
export function carsPdf(count: number): Buffer {
  const stream = (content: string) => `<< /Length ${content.length} >> stream\n${content}\nendstream`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> /MediaBox [0 0 600 800] >>',
    stream(`BT /F 1 Tf 50 700 Td (x${'a'.repeat(count)}) Tj ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    stream(
      'begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <61> <D83DDE97> endbfchar endcmap',
    ),
  ]
  const body = objects.map((content, at) => `${at + 1} 0 obj ${content} endobj`).join('\n')
  return Buffer.from(`%PDF-1.4\n${body}\ntrailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1')
}

/** A bill of lading; `more` replaces lines by index. */
export const billOfLading = ({
  consignee = 'AMINA OTIENO',
  vessel = 'MORNING CALYPSO V.045A',
  port = 'MOMBASA, KENYA',
  chassis,
}: {
  consignee?: string
  vessel?: string
  port?: string
  chassis: string
}): Promise<Buffer> =>
  textPdf([
    'EXAMPLE LINE',
    'BILL OF LADING',
    'Consignee  Notify party',
    `${consignee}  SAME AS CONSIGNEE`,
    'Ocean vessel  Port of discharge',
    `${vessel}  ${port}`,
    'Description of goods',
    `1 UNIT USED TOYOTA COROLLA FIELDER CHASSIS NO: ${chassis}`,
    'FREIGHT PREPAID',
  ])
