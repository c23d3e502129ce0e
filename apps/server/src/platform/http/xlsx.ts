import type { FastifyReply } from 'fastify'
import { writeXlsx } from '../files/write-xlsx.ts'

/** Sends a workbook of one sheet. A text cell has the type text, so a spreadsheet never reads it as a formula. */
export function sendXlsx(
  reply: FastifyReply,
  name: string,
  sheet: string,
  rows: readonly (readonly (string | number)[])[],
): void {
  void reply
    .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .send(writeXlsx(sheet, rows))
}
