import type { DocumentCheck, DocumentFileCheck } from '@minato/contract/document-checks'
import { DocumentFileCheck as Shape } from '@minato/contract/document-checks'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import { bothSides, MAIN } from '../../../testing/inquiries.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { ledgerSteps } from '../ledger/ledger-steps.fixture.ts'
import { inquirySteps, rawOf, usd, withBothSides } from '../../../testing/inquiry-documents.ts'

const { server, sides, steps } = withBothSides()

const path = (code: string) => `${MAIN}/public/paper/${encodeURIComponent(code)}`
const check = async (code: string, tenant = 'staging') => (await server.get<DocumentCheck>(path(code), tenant)).json
const checkFile = async (code: string, bytes: Buffer): Promise<DocumentFileCheck> => {
  const headers = { 'tenant-id': 'staging', 'content-type': 'application/pdf' }
  const answer = await server.app.inject({ method: 'POST', url: path(code), headers, payload: bytes })
  return answer.json<DocumentFileCheck>()
}
const UNKNOWN = Object.fromEntries(
  Object.keys(Shape.shape)
    .filter((key) => key !== 'file')
    .map((key) => [key, null]),
)

test('[TRU-03] reports a document as genuine, superseded, cancelled or lapsed, uncached', async () => {
  const { id, papers, invoice } = await steps.issued()
  const [first] = papers
  const genuine = await check(first?.code ?? '')
  expect(genuine).toEqual({
    verdict: 'GENUINE',
    kind: 'PROFORMA',
    number: first?.number,
    issuedAt: first?.issuedAt,
    validUntil: invoice?.validUntil,
    endedAt: null,
    total: 8110,
    replacedBy: null,
    accountEnd: '2290',
    isNothingDue: null,
    paidOn: null,
    isAccountChanging: false,
    isConsigneeChanging: false,
  })
  await steps.generate(id)
  const second = ((await steps.issue(id)).json as { papers: { code: string; number: string }[] }).papers[1]
  expect(await check(first?.code ?? '')).toMatchObject({
    verdict: 'SUPERSEDED',
    replacedBy: second?.number,
    endedAt: expect.any(String),
  })
  expect(await check(second?.code ?? '')).toMatchObject({ verdict: 'GENUINE' })
  await steps.send('PUT', `${id}/invoice/cancel`, { reason: 'Wrong port' })
  expect(await check(second?.code ?? '')).toMatchObject({ verdict: 'CANCELLED', replacedBy: null })

  const other = await steps.issued()
  const code = other.papers[0]?.code ?? ''
  await asOwner(
    server.url,
    `select set_config('app.tenant', 'staging', false);
     insert into inquiries.paper_end values ('staging', '${other.papers[0]?.id}', 'LAPSED', now())`,
  )
  expect(await check(code)).toMatchObject({ verdict: 'LAPSED' })
  // A withdrawn buyer has nothing to pay; a returned one has.
  const ended = await steps.issued()
  await steps.happen(ended.id, 'ENDED', { outcome: 'WITHDRAWN', carBecomes: null })
  expect((await check(ended.papers[0]?.code ?? '')).verdict).toBe('CANCELLED')
  await steps.happen(ended.id, 'REOPENED', {})
  expect((await check(ended.papers[0]?.code ?? '')).verdict).toBe('GENUINE')
})

test('[TRU-03 TRU-12] says that an invoice is paid, and since when', async () => {
  const { transfer, record, lastOf } = ledgerSteps(sides, steps)
  const { id, papers } = await steps.issued()
  const code = papers[0]?.code ?? ''
  const payment = async () => {
    const { isNothingDue, paidOn } = await check(code)
    return [isNothingDue, paidOn]
  }
  await transfer(id, 5000, { valueDate: '2026-06-01' })
  await steps.paid(id)
  expect(await payment()).toEqual([false, null])
  // 10 dollars are within the tolerance.
  await transfer(id, 3100, { valueDate: '2026-06-08' })
  expect(await payment()).toEqual([true, '2026-06-08'])
  await record(id, `${(await lastOf(id)).id}/reversal`, { reason: 'Another inquiry' })
  expect(await payment()).toEqual([false, null])
})

test('[TRU-03 TRU-12] does not say that an invoice is paid while no payment is recorded', async () => {
  const proved = await steps.issued()
  await steps.paid(proved.id)
  expect(await check(proved.papers[0]?.code ?? '')).toMatchObject({
    verdict: 'GENUINE',
    isNothingDue: null,
    paidOn: null,
    accountEnd: '2290',
    validUntil: expect.any(String),
  })
})

test('[TRU-03] accepts codes as people type them and reveals nothing personal', async () => {
  const { id, papers, customerInformation } = await steps.issued()
  const code = papers[0]?.code ?? ''
  for (const typed of [
    code.toLowerCase(),
    code.replaceAll('-', ''),
    ` ${code.replaceAll('-', ' ')} `,
    code.replaceAll('0', 'O').replaceAll('1', 'l'),
  ])
    expect([typed, (await check(typed)).verdict]).toEqual([typed, 'GENUINE'])
  for (const wrong of ['AAAA-AAAA-AAAA-AAAA', 'x', '%', "' or true --", `${code}0`, '0'.repeat(60)])
    expect([wrong, await check(wrong)]).toEqual([wrong, { ...UNKNOWN, verdict: 'UNKNOWN' }])
  expect((await server.get(path('0'.repeat(61)))).status).toBe(400)
  expect((await check(code, 'second')).verdict).toBe('UNKNOWN')
  await steps.paid(id)
  await steps.send('POST', `${id}/receipt`, {
    amount: usd(10),
    receivedOn: '2026-06-01',
    reason: 'Paid before the invoice',
  })
  for (const document of (await steps.read(id)).papers) {
    const said = JSON.stringify(await check(document.code))
    for (const personal of [customerInformation.lastname, customerInformation.email ?? '', id, sides.buyer.id])
      expect(said).not.toContain(personal)
  }
})

test('[TRU-03] recognises the issued file and reports one changed byte as altered', async () => {
  const { papers } = await steps.issued()
  const [document] = papers
  const bytes = await steps.bytesOf(document?.document.id ?? '')
  const code = document?.code ?? ''
  expect(await checkFile(code, bytes)).toMatchObject({ verdict: 'GENUINE', file: 'GENUINE' })
  const changed = Buffer.from(bytes)
  changed[bytes.length - 200] = (changed[bytes.length - 200] ?? 0) ^ 1
  expect(await checkFile(code, changed)).toMatchObject({ verdict: 'GENUINE', file: 'ALTERED' })
  expect(await checkFile(code, Buffer.concat([bytes, Buffer.from('\n')]))).toMatchObject({ file: 'ALTERED' })
  expect(await checkFile('AAAA-AAAA-AAAA-AAAA', bytes)).toMatchObject({ verdict: 'UNKNOWN', file: null })
  const headers = { 'tenant-id': 'staging', 'content-type': 'application/pdf' }
  const giant = Buffer.alloc(10_485_761)
  expect((await server.app.inject({ method: 'POST', url: path(code), headers, payload: giant })).statusCode).toBe(413)
})

test('[F25] distinguishes a foreign PDF from an altered document', async () => {
  const { id, papers } = await steps.issued()
  const [document] = papers
  const bytes = await steps.bytesOf(document?.document.id ?? '')
  const signedCopy = await rawOf(server, `${MAIN}/inquiry/${id}/record/copy?locale=en`, sides.buyer.browser)
  const foreign = Buffer.from('%PDF-1.4\n1 0 obj <pdf:Producer>Word</pdf:Producer>\n%%EOF\n')
  const text = Buffer.from('<pdf:Producer>Minato</pdf:Producer>, an invoice as text')
  for (const file of [foreign, text, signedCopy, Buffer.alloc(0), Buffer.concat([Buffer.from('x'), bytes])])
    expect(await checkFile(document?.code ?? '', file)).toMatchObject({ verdict: 'GENUINE', file: 'NOT_OURS' })
})

test('[TRU-03] slows down guessing without blocking holders of valid codes', async () => {
  const slow = await testServer({ LOG_LEVEL: 'silent', PORT: '3000', RATE_PAPER_CHECK_NETWORK: '5/3600' })
  const there = await bothSides(slow)
  const { papers } = await inquirySteps(slow, there).issued()
  const code = papers[0]?.code ?? ''
  const asked = async (one: string) => (await slow.get(path(one))).status
  for (let i = 0; i < 10; i++) expect(await asked(code)).toBe(200)
  const guesses = await Promise.all(Array.from({ length: 8 }, (_, i) => asked(`AAAA-AAAA-AAAA-AAA${i}`)))
  expect(guesses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  await slow.close()
})

test('[TRU-03] makes unique codes of eighty random bits', async () => {
  const { newCode } = await import('./document-code.ts')
  const codes = Array.from({ length: 2000 }, newCode)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code))).toBe(true)
  // Every character at every position.
  expect(Array.from({ length: 16 }, (_, at) => new Set(codes.map((code) => code[at])).size)).toEqual(Array(16).fill(32))
})
