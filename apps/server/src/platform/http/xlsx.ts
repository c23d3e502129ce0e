import type { FastifyReply } from 'fastify'
import { writeXlsx } from '../files/write-xlsx.ts'
import { sendDownload } from './download.ts'

/** Sends a workbook of one sheet. A text cell has the type text, so a spreadsheet never reads it as a formula. */
export function sendXlsx(
  reply: FastifyReply,
  name: string,
  sheet: string,
  rows: readonly (readonly (string | number)[])[],
): void {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  sendDownload(reply, name, type, writeXlsx(sheet, rows))
}
