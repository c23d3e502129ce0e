import { MESSAGE_LIMIT as OF_THE_CONTRACT } from '@minato/contract/inquiries-shapes'
import { expect, test } from 'vitest'
import { MESSAGE_LIMIT } from './message-limit.ts'

test('[INQ-04] a field takes as much as the call does', () => {
  expect(MESSAGE_LIMIT).toBe(OF_THE_CONTRACT)
})
