import { IMPORT_BYTES } from '@minato/contract/bulk-limit'
import { expect, test } from 'vitest'
import { rejectionOf } from './send-list.ts'

const file = (name: string, size = 100, type = '') => ({ name, size, type })

test('[BO-05] rejects a file by its type, size or emptiness before the upload', () => {
  for (const name of ['stock.csv', 'STOCK.XLSX', 'stock.tsv', 'list.txt', 'stock.csv.gz'])
    expect([name, rejectionOf(file(name))]).toEqual([name, null])
  expect(rejectionOf(file('stock', 100, 'text/csv'))).toBeNull()
  for (const name of ['stock.xls', 'stock.pdf', 'photo.jpg', 'stock.ods', 'stock'])
    expect([name, rejectionOf(file(name, 100, name.endsWith('.xls') ? 'application/vnd.ms-excel' : ''))]).toEqual([
      name,
      'type',
    ])
  expect(rejectionOf(file('stock.csv', 0))).toBe('empty')
  expect(rejectionOf(file('stock.csv', IMPORT_BYTES))).toBeNull()
  expect(rejectionOf(file('stock.csv', IMPORT_BYTES + 1))).toBe('size')
})
