import { expect, test } from 'vitest'
import { yardsOf } from './yard-finder.tsx'

const at = (street: string, city: string) => ({
  'location.country': 'JP',
  'location.city': city,
  'location.district': 'Naka',
  'location.street': street,
  'specification.chassis': street + city,
})

test('[VEH-10 BO-11] offers each yard of the newest cars once', () => {
  const [pier, dock] = [at('Pier 1', 'Yokohama'), at('Dock 2', 'Kobe')]
  const { 'specification.chassis': _, ...address } = pier
  expect(yardsOf([pier, dock, { ...pier, 'specification.chassis': 'other' }, {}])).toEqual([
    address,
    expect.objectContaining({ 'location.city': 'Kobe' }),
  ])
})
