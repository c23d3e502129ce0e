import * as trade from '@minato/domain/trade-names'
import { expect, test } from 'vitest'
import { names as english } from './names-en.ts'
import { names as french } from './names-fr.ts'

test('[BO-17] documents and exported files name the values of a car as the pages do', () => {
  for (const [locale, names] of [
    ['en', english],
    ['fr', french],
  ] as const) {
    expect(trade.STATUSES[locale]).toEqual(names.status)
    expect(trade.FUELS[locale]).toEqual(names.fuel)
    expect(trade.TRANSMISSIONS[locale]).toEqual(names.transmission)
    expect(trade.DRIVES[locale]).toEqual(names.driveType)
    expect(trade.STEERING[locale]).toEqual(names.steering)
    expect(trade.COLORS[locale]).toEqual(names.color)
  }
})
