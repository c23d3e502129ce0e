import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { expect, test } from 'vitest'
import { ApiError } from '../../api/api.ts'
import { saveConsignee } from './save-consignee.ts'

const inquiry = (version: number, city: string | null) =>
  ({ version, customerInformation: { firstname: 'Awa', lastname: 'Diop', city } }) as Inquiry

/** A server in this state, with the versions it received. */
function serverAt(current: Inquiry) {
  const asked: number[] = []
  const save = async (version: number) => {
    asked.push(version)
    if (version !== current.version) throw new ApiError({ code: '3', status: 409, message: '', current })
    return inquiry(version + 1, 'Nairobi')
  }
  return { asked, save }
}

test('[F23] saves the consignee after a change of another part of the inquiry', async () => {
  const { asked, save } = serverAt(inquiry(5, null))
  await expect(saveConsignee(inquiry(3, null), save)).resolves.toMatchObject({ version: 6 })
  expect(asked).toEqual([3, 5])
})

test('[F23] reports a consignee changed in the meantime as a conflict', async () => {
  const { asked, save } = serverAt(inquiry(5, 'Mombasa'))
  await expect(saveConsignee(inquiry(3, null), save)).rejects.toMatchObject({ status: 409 })
  expect(asked).toEqual([3])
})
