import { expect, test } from 'vitest'
import { messagingNumber } from './company.ts'

test('[STF-06] shows the messaging number, formatted like an equal phone number', () => {
  const phone = '+81 45 000 0000'
  expect(messagingNumber({ name: 'A', phone, messagingUrl: 'https://wa.me/81450000000' })).toBe(
    'WhatsApp +81 45 000 0000',
  )
  expect(messagingNumber({ name: 'A', phone, messagingUrl: 'https://wa.me/254700000000' })).toBe(
    'WhatsApp +254700000000',
  )
  expect(messagingNumber({ name: 'A', phone, messagingUrl: 'https://messages.example/minato' })).toBeUndefined()
  expect(messagingNumber({ name: 'A' })).toBeUndefined()
})
