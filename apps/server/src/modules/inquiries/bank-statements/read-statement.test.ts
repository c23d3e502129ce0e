import { expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'
import { camt, camtEntry, CSV, MT940 } from './statements.fixture.ts'

const read = (text: string | Uint8Array, currency = 'USD') =>
  readStatement(typeof text === 'string' ? Buffer.from(text) : text, currency)
const refusal = (text: string | Uint8Array) => read(text).catch((error: { code: string }) => error.code)

test('[TRU-12] reads the same payments from CSV, MT940 and CAMT.053', async () => {
  const wanted = [
    ['2026-11-03', 808_500, 'USD', 'Grace Wanjiku'],
    ['2026-11-04', -12_050, 'USD', null],
  ]
  for (const text of [CSV, MT940, camt()]) {
    const { entries, problemCount } = await read(text)
    expect(entries.map(({ valueDate, cents, currency, sender }) => [valueDate, cents, currency, sender])).toEqual(
      wanted,
    )
    expect([entries[0]?.text.includes('MNT-2026-0001'), problemCount]).toEqual([true, 0])
  }
  expect((await read(MT940)).balances).toEqual([
    { account: '0000002290', currency: 'USD', opening: 100_000, closing: 896_450, sum: 796_450 },
  ])
  expect((await read(camt())).balances).toEqual([
    { account: 'JP12', currency: 'USD', opening: 100_000, closing: 896_450, sum: 796_450 },
  ])
})

test('[TRU-12] takes a reversed credit as outgoing and a line that it cannot read as a problem', async () => {
  const { entries, problems } = await read(
    MT940.replace(
      ':62F:',
      ':61:2611051105RC50,00NTRFX//B9\r\n:86:taken back\r\n:61:nonsense\r\n:61:261131C5,NTRF\r\n:61:261106C5,005NTRF\r\n:61:261106C0,NTRF\r\n:62F:',
    ),
  )
  expect(entries.at(-1)).toMatchObject({ cents: -5000, bankId: 'B9' })
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [12, 'BAD_LINE'],
    [13, 'BAD_DATE'],
    [14, 'DECIMALS'],
    [15, 'ZERO'],
  ])
})

test('[TRU-12] reads numbered and named details of MT940', async () => {
  const details = (text: string) =>
    read(MT940.replace(/:86:[^:]*(?=:61:)/, `:86:${text}\r\n`)).then(({ entries }) => entries[0])
  expect(await details('166?00CREDIT?20MNT-2026-?210007 car?32GRACE?33 WANJIKU')).toMatchObject({
    sender: 'GRACE WANJIKU',
    text: 'MNT-2026-0007 car REF1',
  })
  expect(await details('/NAME/Grace Wanjiku/REMI/Proforma 7/EREF/E1')).toMatchObject({
    sender: 'Grace Wanjiku',
    text: 'Proforma 7 E1 REF1',
  })
})

test.each([
  [
    'English, debit and credit',
    'Date,Description,Paid out,Paid in\n03/11/2026,Car,,"1,234.50"\n25/11/2026,Fee,5.00,\n',
    [123_450, -500],
  ],
  ['French', 'Date de valeur;Libellé;Montant\n03/11/2026;Virement;1 234,50\n25/11/2026;Frais;-5,00\n', [123_450, -500]],
  [
    'German',
    'Buchungstag;Verwendungszweck;Betrag;Währung\n03.11.2026;Auto;1.234,50;EUR\n25.11.2026;Gebühr;5,00-;EUR\n',
    [123_450, -500],
  ],
  ['American', 'Date,Amount,Description\n11/03/2026,"$1,234.50",Car\n11/25/2026,-$5.00,Fee\n', [123_450, -500]],
])('[TRU-12] reads a CSV file in the way of %s', async (_, text, cents) => {
  const { entries, problems } = await read(text)
  expect(entries.map((one) => one.cents)).toEqual(cents)
  expect([entries[0]?.valueDate, problems]).toEqual(['2026-11-03', []])
})

test('[TRU-12] reads a Japanese CSV file in Shift-JIS, and its yen without decimals', async () => {
  // 取引日,摘要,入金,出金 and 振込 in Shift-JIS.
  const head = Buffer.from('8ee688f893fa2c934597762c93fc8be02c8f6f8be00a', 'hex')
  const row = Buffer.concat([
    Buffer.from('2026/11/03,'),
    Buffer.from('90558d9e', 'hex'),
    Buffer.from(' JUMA,"1,234,000",\n'),
  ])
  const { entries } = await read(Buffer.concat([head, row]), 'JPY')
  expect(entries).toMatchObject([{ valueDate: '2026-11-03', cents: 123_400_000, currency: 'JPY', text: '振込 JUMA' }])
})

test('[TRU-12] names the lines of a CSV file that cannot be trusted, and keeps the others', async () => {
  const { entries, problems } = await read(
    'Account,0000002290\nValue date,Amount,Currency,Details\n2026-11-03,10.00,USD,a\n2026-11-03,1.005,USD,b\n2026-11-03,0.00,USD,c\n2026-02-30,5.00,USD,d\n2026-11-03,x,USD,e\n2026-11-03,1e9,USD,f\n2026-11-03,999999999999.00,USD,g\n,,,Total\n',
  )
  expect(entries).toHaveLength(1)
  expect(problems.map(({ line, code }) => `${line} ${code}`)).toEqual([
    '4 DECIMALS',
    '5 ZERO',
    '6 BAD_DATE',
    '7 BAD_AMOUNT',
    '8 BAD_AMOUNT',
    '9 BAD_AMOUNT',
  ])
  const unclear = await read('Date,Amount,Text\n03/04/2026,1.234,a\n04/04/2026,2.345,b\n')
  expect(unclear.problems.map(({ code }) => code)).toEqual(['BAD_AMOUNT', 'BAD_AMOUNT'])
})

const rowsOf = async (text: string, currency?: string) => {
  const { entries, problems } = await read(text, currency)
  return [entries.map((one) => one.cents), problems.map(({ line, code }) => `${line} ${code}`)]
}

test.each([
  ['Debit/Credit', 'D', 'C'],
  ['Credit/Debit Indicator', 'DBIT', 'CRDT'],
  ['DR/CR', 'Dr', 'Cr'],
  ['Debit or Credit', 'Debit', 'Credit'],
  ['Débit/Crédit', 'débit', 'crédit'],
  ['Soll/Haben', 'S', 'H'],
  ['Soll/Haben-Kennzeichen', 'Soll', 'Haben'],
  ['入払区分', '出', '入'],
  ['入出金区分', '出金', '入金'],
])('[TRU-12] takes the direction of an amount from the column %s', async (name, out, into) => {
  const text = `Date,Amount,${name},Text\n2026-11-03,5.00,${out},a\n2026-11-03,-6.00,${out},b\n2026-11-03,7.00,${into},c\n`
  expect(await rowsOf(text)).toEqual([[-500, -600, 700], []])
  // Unknown words and contradicting signs are reported, not guessed.
  const unclear = `Date,Amount,${name}\n2026-11-03,5.00,X\n2026-11-03,5.00,\n2026-11-03,-5.00,${into}\n`
  expect(await rowsOf(unclear)).toEqual([[], ['2 DIRECTION', '3 DIRECTION', '4 DIRECTION']])
})

test('[TRU-12] takes a column of types as the direction where no amount has a sign', async () => {
  const head = 'Date,Transaction Type,Amount\n'
  const rows = '2026-11-03,Debit,5.00\n2026-11-03,Credit,6.00\n2026-11-03,Other,7.00\n'
  expect(await rowsOf(head + rows)).toEqual([[-500, 600], ['4 DIRECTION']])
  expect(await rowsOf(`${head}${rows}2026-11-03,Debit,-8.00\n`)).toEqual([[500, 600, 700, -800], []])
  expect(await rowsOf(`${head}2026-11-03,Transfer,5.00\n`)).toEqual([[500], []])
})

test('[TRU-12] takes a currency from known codes in the columns of money only', async () => {
  const currencyOf = async (head: string, row: string) => (await read(`${head}\n${row}\n`)).entries[0]?.currency
  expect(await currencyOf('Date,Amount (EUR),REF', '2026-11-03,5.00,a')).toBe('EUR')
  expect(await currencyOf('Date,REF,BIC,Amount', '2026-11-03,a,b,5.00')).toBe('USD')
  expect(await currencyOf('Date,Balance (EUR),PAID IN,PAID OUT', '2026-11-03,9.00,5.00,')).toBe('USD')
  expect(await currencyOf('Date,Amount', '2026-11-03,GBP5.00')).toBe('GBP')
  expect(await currencyOf('Date,Amount,Currency', '2026-11-03,$5.00,aud')).toBe('AUD')
})

test('[TRU-12] names an amount whose currency contradicts that of the account or the file', async () => {
  for (const amount of ['€5.00', '5.00 £', '¥500', '500円', '￥500'])
    expect(await rowsOf(`Date,Amount\n2026-11-03,${amount}\n`)).toEqual([[], ['2 CURRENCY']])
  expect(await rowsOf('Date,Amount\n2026-11-03,$5.00\n', 'EUR')).toEqual([[], ['2 CURRENCY']])
  expect(await rowsOf('Date,Amount (€)\n2026-11-03,5.00\n')).toEqual([[], ['2 CURRENCY']])
  expect(await rowsOf('Date,Amount,Currency\n2026-11-03,EUR 5.00,USD\n2026-11-03,5.00,Euro\n')).toEqual([
    [],
    ['2 CURRENCY', '3 CURRENCY'],
  ])
  expect(await rowsOf('Date,Amount\n2026-11-03,€5.00\n', 'EUR')).toEqual([[500], []])
  expect(await rowsOf('Date,Amount\n2026-11-03,500円\n', 'JPY')).toEqual([[50_000], []])
  expect(await rowsOf('Date,Amount\n2026-11-03,$5.00\n', 'AUD')).toEqual([[500], []])
  expect(await rowsOf('Date,Amount\n2026-11-03,XYZ 5.00\n')).toEqual([[], ['2 BAD_AMOUNT']])
})

test('[TRU-12] leaves out dates whose day and month cannot be told apart', async () => {
  const unclear = 'Date,Amount\n03/11/2026,1.00\n05/05/2026,2.00\n2026-11-04,3.00\n'
  expect(await rowsOf(unclear)).toEqual([[200, 300], ['2 DATE_ORDER']])
  expect(await rowsOf(`${unclear}25/11/2026,4.00\n`)).toEqual([[100, 200, 300, 400], []])
  expect(await rowsOf(`${unclear}25/11/2026,4.00\n11/25/2026,4.00\n`)).toEqual([
    [200, 300],
    ['2 DATE_ORDER', '5 DATE_ORDER', '6 DATE_ORDER'],
  ])
  // Dates with dots are day first.
  expect((await read('Date,Amount\n03.11.2026,1.00\n')).entries[0]?.valueDate).toBe('2026-11-03')
})

test('[TRU-12] keeps equal payments apart whose bank reference is a placeholder', async () => {
  for (const id of ['NOTPROVIDED', 'NONREF', '-', '0', '000000', 'n/a', '']) {
    const { entries } = await read(`Date,Amount,Bank reference\n2026-11-03,5.00,${id}\n`)
    expect([id, entries[0]?.bankId]).toEqual([id, null])
    expect((await read(camt(camtEntry('5.00', { id })))).entries[0]?.bankId).toBeNull()
    expect((await read(MT940.replaceAll(/BANK\d/g, id))).entries[0]?.bankId).toBeNull()
  }
  expect((await read('Date,Amount,Transaction notes\n2026-11-03,5.00,a car\n')).entries).toMatchObject([
    { bankId: null, text: 'a car' },
  ])
})

test('[TRU-12 U05] refuses what is no statement, is cut off, or brings entities of its own', async () => {
  expect(await refusal('')).toBe('empty')
  expect(await refusal('Make,Model\nToyota,Vitz\nNissan,Note\n')).toBe('columns')
  expect(await refusal(Buffer.from('%PDF-1.7 zq'))).toBe('unknown')
  expect(await refusal('<html><body>x</body></html>')).toBe('unknown')
  expect(await refusal(camt().slice(0, -40))).toBe('broken')
  const bomb = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Document>&b;</Document>'
  expect(await refusal(bomb)).toBe('unknown')
  expect(await refusal(Buffer.concat([Buffer.from(camt().slice(0, 300)), Buffer.from([0xff, 0xfe])]))).toBe('broken')
})

test('[TRU-12] refuses 10,000 empty lines at once and skips them ahead of MT940', async () => {
  const lines = '\n'.repeat(10_000)
  const started = performance.now()
  expect(await refusal(`${lines}x`)).toBe('columns')
  expect(performance.now() - started).toBeLessThan(2000)
  expect((await read('\r\n'.repeat(100) + MT940)).format).toBe('MT940')
})

test('[TRU-12] reads 100,000 lines and refuses one more', async () => {
  const lines = (count: number) => `Date,Amount,Currency,Description\n${'2026-11-03,10.00,USD,Payment\n'.repeat(count)}`
  expect((await read(lines(100_000))).entries).toHaveLength(100_000)
  expect(await refusal(lines(100_001))).toBe('long')
  const many = MT940.replace(/(:61:[^]*?)(?=:62F:)/, (entry) => entry.repeat(50_001))
  expect(await refusal(many)).toBe('long')
}, 60_000)
