import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { expect, test } from 'vitest'
import { changeAccount } from '../../../testing/inquiries.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { withBothSides } from '../../../testing/inquiry-documents.ts'

const { server, sides, steps } = withBothSides()

const invoiceSeen = async (id: string) =>
  ((await sides.buyer.browser.get(`/api/main/inquiry/${id}`)).json as Inquiry).invoice

test('[F17] shows amount, account and reference of the invoice on page and email', async () => {
  const { id, reference, invoice } = await steps.issued()
  const mails = await mailsOf(server.context, 'staging', sides.buyer.email)
  const mail = mails.find(
    ({ template, subject }) => template === 'invoiceIssued' && subject.includes(`N° ${reference}`),
  )
  for (const said of [
    'Amount: $8,110',
    'Account number: 000 0002290',
    'Account holder: Minato Motors Co., Ltd.',
    'SWIFT (BIC): EXMPJPJT',
    `Reference to give: ${invoice?.number}`,
    `/inquiries/${id}`,
  ])
    expect(mail?.text).toContain(said)
  const account = {
    holder: 'Minato Motors Co., Ltd.',
    bank: 'Example Bank',
    branch: null,
    bankAddress: null,
    swift: 'EXMPJPJT',
    accountNumber: '000 0002290',
    currency: 'USD',
  }
  expect((await invoiceSeen(id))?.bank).toEqual(account)
  await changeAccount(server)
  expect((await invoiceSeen(id))?.bank).toEqual(account)
  await steps.send('PUT', `${id}/invoice/cancel`, { reason: 'Another port' })
  expect((await invoiceSeen(id))?.bank).toBeNull()
})
