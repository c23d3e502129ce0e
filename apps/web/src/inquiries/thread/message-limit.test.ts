import { MESSAGE_LIMIT as OF_THE_CONTRACT } from '@minato/contract/inquiries-shapes'
import { expect, test } from 'vitest'
import { MESSAGE_LIMIT } from './message-limit.ts'

test('[INQ-04] limits the field like the call', () => {
  expect(MESSAGE_LIMIT).toBe(OF_THE_CONTRACT)
})
