import { expect, test } from 'vitest'
import { usualPlace } from './new-inquiry.tsx'

const port = (id: string, key: string, countriesServed: string[]) => ({ id, key, countriesServed }) as never
const charges = { ports: [port('1', 'mombasa', ['KE', 'UG']), port('2', 'dar-es-salaam', ['TZ', 'UG'])] }

test('[BO-21 INQ-16] starts an inquiry with the customer’s own country and port', () => {
  expect(usualPlace(charges, { country: 'UG', portId: '2' })).toEqual({ country: 'UG', port: 'dar-es-salaam' })
  expect(usualPlace(charges, { country: 'KE', portId: null })).toEqual({ country: 'KE', port: 'mombasa' })
  expect(usualPlace(charges, { country: 'UG', portId: 'gone' })).toEqual({ country: 'UG', port: '' })
})

test('[BO-21 INQ-16] chooses no port without a destination or before ports are loaded', () => {
  const none = { country: '', port: '' }
  expect([usualPlace(charges, null), usualPlace(undefined, { country: 'KE', portId: '1' })]).toEqual([none, none])
})
