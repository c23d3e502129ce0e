import { expect, test } from 'vitest'
import { isAcknowledged } from './is-acknowledged.ts'

const answersNext = { who: 'BUYER' as const, what: 'REPLY', by: null }
const word = (isMine: boolean) => ({ content: 'Hello', time: '2026-11-23T00:00:00.000Z', isMine })

test('[TRU-09] asks nothing of a buyer whose last message was processed', () => {
  expect(isAcknowledged({ nextStep: answersNext, lastMessage: word(true), isProcessed: true })).toBe(true)
  // After a message of the dealer the buyer is to reply; a lapsed offer needs no reply.
  expect(isAcknowledged({ nextStep: answersNext, lastMessage: word(false), isProcessed: true })).toBe(false)
  expect(isAcknowledged({ nextStep: answersNext, lastMessage: word(true), isProcessed: false })).toBe(false)
  expect(
    isAcknowledged({ nextStep: { ...answersNext, what: 'SEND_PROOF' }, lastMessage: word(true), isProcessed: true }),
  ).toBe(false)
  expect(isAcknowledged({ nextStep: null, lastMessage: null, isProcessed: true })).toBe(false)
})
