import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import { cardOf, shownYear } from './card-data.ts'

const car = { id: 'id', reference: '10001' }

test('[BO-06] shows the registration, else the manufacture year marked as such', () => {
  const manufacture = { year: 2015, month: 3 }
  const made = cardOf({ ...car, firstRegistration: null, manufacture })
  expect(shownYear(en, made)).toBe('Mfg.\u00a02015/Mar')
  expect(shownYear(fr, made)).toBe('Fab.\u00a02015/mars')
  expect(shownYear(en, cardOf({ ...car, firstRegistration: { year: 2016, month: null }, manufacture }))).toBe('2016')
  expect(shownYear(en, cardOf(car))).toBeNull()
})

test('[BO-06] shows no engine size for an electric car with 0 cc', () => {
  const engineOf = (engineSize: number) => cardOf({ ...car, specification: { engineSize } }).engineSize
  expect([engineOf(0), engineOf(1496)]).toEqual([null, 1496])
})
