import { buildZip } from './write-zip.ts'

const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** Without the control characters that XML cannot have. */
export const escapeXml = (text: string): string =>
  text.replace(NOT_IN_XML, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** 0 → 'A', 26 → 'AA'. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A workbook of one sheet with a bold first row: the minimum that Excel and LibreOffice open. */
export function writeXlsx(name: string, rows: readonly (readonly (string | number)[])[]): Buffer {
  const cellXml = (value: string | number, column: number, row: number): string => {
    const address = `${columnName(column)}${row + 1}`
    const style = row === 0 ? ' s="1"' : ''
    return typeof value === 'number'
      ? `<c r="${address}"${style}><v>${value}</v></c>`
      : `<c r="${address}"${style} t="inlineStr"><is><t>${escapeXml(value)}</t></is></c>`
  }
  const lines = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((value, column) => cellXml(value, column, row)).join('')}</row>`,
  )
  const width = Math.max(1, ...rows.map((cells) => cells.length))
  const relations = (list: string): string =>
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list}</Relationships>`
  const font = (more: string): string => `<font>${more}<sz val="11"/><name val="Calibri"/></font>`
  return buildZip({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': relations(
      `<Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="xl/workbook.xml"/>`,
    ),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}/relationships"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      `<Relationship Id="rId1" Type="${OFFICE}/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/relationships/styles" Target="styles.xml"/>`,
    ),
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${SHEET}"><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${SHEET}"><cols><col min="1" max="${width}" width="18" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData></worksheet>`,
  })
}
