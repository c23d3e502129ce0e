import { once } from 'node:events'
// oxlint-disable-next-line import/no-named-as-default -- its types know the default alone
import PDFDocument from 'pdfkit'

interface Lading {
  consignee: string
  vessel: string
  portOfLoading: string
  portOfDischarge: string
  car: string
  chassis: string
}

/** Draws a carrier's bill of lading, marked as invented. */
export const billOfLading = (given: Lading): Promise<Buffer> => drawn('BILL OF LADING', (pdf) => drawLading(pdf, given))

/** Any other document: only a title, marked as fictional. */
export const specimen = (title: string): Promise<Buffer> => drawn(title.toUpperCase(), () => {})

async function drawn(title: string, draw: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 48 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.font('Helvetica-Bold').fontSize(18).fillColor('#0b2431').text(title, 48, 48)
  draw(pdf)
  pdf.font('Helvetica-Bold').fontSize(11).fillColor('#97173a')
  pdf.text('SPECIMEN: an invented document of the demonstration', 54, 340)
  pdf.end()
  await once(pdf, 'end')
  return Buffer.concat(chunks)
}

function drawLading(pdf: PDFKit.PDFDocument, given: Lading): void {
  const box = (label: string, value: string, x: number, y: number): void => {
    pdf.rect(x, y, 245, 44).stroke('#8199a5')
    pdf
      .font('Helvetica')
      .fontSize(8)
      .fillColor('#45606f')
      .text(label, x + 6, y + 6)
    pdf
      .fontSize(11)
      .fillColor('#0b2431')
      .text(value, x + 6, y + 22)
  }
  pdf.font('Helvetica').fontSize(10).text('Tidewater Ro-Ro', 48, 74)
  box('Consignee', given.consignee, 48, 100)
  box('Notify party', 'SAME AS CONSIGNEE', 298, 100)
  box('Vessel', given.vessel, 48, 150)
  box('Port of loading', given.portOfLoading, 298, 150)
  box('Port of discharge', given.portOfDischarge, 48, 200)
  box('Freight', 'PREPAID', 298, 200)
  pdf.fontSize(11).text(`1 unit used motor vehicle ${given.car}`, 54, 270)
  pdf.text(`Chassis no.: ${given.chassis}`, 54, 288)
}

/** The same number with another last digit. */
export const mistyped = (chassis: string): string => `${chassis.slice(0, -1)}${(Number(chassis.at(-1)) + 1) % 10}`
