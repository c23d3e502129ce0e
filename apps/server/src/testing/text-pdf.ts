import { once } from 'node:events'
// oxlint-disable-next-line import/no-named-as-default -- the types of its named export lack the constructor
import PDFDocument from 'pdfkit'

/** A PDF as forwarders send them: pages of lines; two or more blanks begin a cell further right. */
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

/** A bill of lading; `more` replaces lines by their place. */
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
