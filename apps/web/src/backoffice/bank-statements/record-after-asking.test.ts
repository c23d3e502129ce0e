import { expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api.ts'
import { FormError } from '../../forms/form-errors.ts'
import { recordAfterAsking } from './record-after-asking.ts'

const conflict = (code: string) =>
  new ApiError({ status: 409, code: 'GENERIC_ERROR', message: 'Conflict', reason: { code, message: 'In words' } })
const refusing = (code: string) =>
  vi.fn<(isAnotherPayment: boolean) => Promise<string>>((isAnotherPayment) =>
    isAnotherPayment ? Promise.resolve('line') : Promise.reject(conflict(code)),
  )

test('[TRU-12] records a payment beside an equal transfer only after the manager confirms', async () => {
  const record = refusing('TRANSFER_EXISTS')
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  expect(await recordAfterAsking(record, ask)).toBe('line')
  expect([record.mock.calls, ask.mock.calls.length]).toEqual([[[false], [true]], 1])
  const cancelled = refusing('TRANSFER_EXISTS')
  await expect(recordAfterAsking(cancelled, () => Promise.resolve(false))).rejects.toThrow(FormError)
  expect(cancelled.mock.calls).toEqual([[false]])
})

test('[TRU-12] asks nothing where another error keeps a payment from being recorded', async () => {
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  await expect(recordAfterAsking(refusing('BANK_LINE_RECORDED'), ask)).rejects.toThrow(ApiError)
  expect(ask).not.toHaveBeenCalled()
})
