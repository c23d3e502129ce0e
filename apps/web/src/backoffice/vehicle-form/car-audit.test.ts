import type { AuditEntry } from '@minato/contract/gate'
import { expect, test } from 'vitest'
import { isOfFields, isOfPurchase } from './car-audit.ts'
import { valuesOfCar } from './car-values.ts'
import { basedOnLater } from './use-car-form.ts'
import type { Base } from './use-car-form.ts'

const line = (part: string, ...fields: string[]): AuditEntry => ({
  id: 1,
  at: '2026-06-12T01:41:00.000Z',
  actor: { kind: 'person', id: 'x' },
  call: 'PUT /of/the/test',
  entity: 'car',
  entityId: 'y',
  part,
  operation: 'changed',
  changes: fields.map((field) => ({ field, before: 1, after: 2 })),
})

test('[API-11] names the author of changed fields, not of pictures or prices', () => {
  const lines = [
    line('image', 'carId'),
    line('purchase', 'cost'),
    line('car', 'basePrice', 'basePreviousPrice'),
    line('car', 'status', 'publicationDate'),
    line('car', 'mileage'),
    line('sheet', 'exhaustGas'),
  ]
  expect(lines.filter(isOfFields)).toEqual(lines.slice(4))
  expect(lines.filter(isOfPurchase)).toEqual([lines[1]])
})

test('[API-11] ignores status and price changes and shows both versions of a field', () => {
  const car = (more: object) => ({ id: 'y', reference: '10001', images: [], ...more }) as never
  const base = {
    values: valuesOfCar(car({ version: 3, grade: 'X' })),
    version: 3,
    purchaseVersion: 1,
  } as unknown as Base
  expect(basedOnLater(base, car({ version: 4, grade: 'X', status: 'PUBLISHED' }))?.version).toBe(4)
  expect(basedOnLater(base, car({ version: 4, grade: 'G' }))).toBeUndefined()
  expect(basedOnLater(base, car({ version: 3, grade: 'X' }))).toBeUndefined()
})
