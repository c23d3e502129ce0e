import { expect, test } from 'vitest'
import { createSimilarNames } from './similar-names.ts'

const names = createSimilarNames([
  { brand: 'Saipa', models: ['Tiba', 'Saina'] },
  { brand: 'Toyotta', models: [] },
])
const unknown = createSimilarNames([])

test('[BO-01 VEH-09] proposes the known maker for a name one or two letters from it', () => {
  expect(['Toyotta', 'Volkswaggen', 'Mitsubshi', 'Suzuky', 'Chevrolette'].map((name) => unknown.maker(name))).toEqual([
    'Toyota',
    'Volkswagen',
    'Mitsubishi',
    'Suzuki',
    'Chevrolet',
  ])
  expect(['Toyota', 'Borgward', 'Forf', 'Daewoo', 'Proton'].map((name) => unknown.maker(name))).toEqual(
    Array(5).fill(null),
  )
  // A name of the tenant's catalogue is known, whatever it resembles.
  expect(names.maker('Toyotta')).toBeNull()
  expect(names.maker('Saippa')).toBe('Saipa')
})

test('[BO-01 VEH-09] proposes the known model of the maker and leaves other models alone', () => {
  expect(unknown.model('Toyota', 'Land Crusier')).toBe('Land Cruiser')
  expect(unknown.model('Subaru', 'Forrester')).toBe('Forester')
  expect(unknown.model('Nissan', 'X-Trial')).toBe('X-Trail')
  expect(names.model('SAIPA', 'Sayna')).toBe('Saina')
  const others = [
    ['Kia', 'Rin'],
    ['Toyota', 'Prius A'],
    ['Toyota', 'Land Cruiser 79'],
    ['Mercedes-Benz', 'GLZ350'],
    ['Mazda', 'CX-50'],
    // Known, but of another maker.
    ['Toyota', 'Forester'],
    ['Borgward', 'Isabella'],
  ]
  expect(others.map(([brand = '', model = '']) => unknown.model(brand, model))).toEqual(others.map(() => null))
})
