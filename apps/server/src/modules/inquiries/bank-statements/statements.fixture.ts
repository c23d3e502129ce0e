/** One statement in three formats: a transfer of 8,085.00 dollars that arrived, and a fee that was charged. */

export const CSV = `Account holder,Minato Motors

Value date,Amount,Currency,Description,Name
2026-11-03,8085.00,USD,PROFORMA MNT-2026-0001,Grace Wanjiku
2026-11-04,-120.50,USD,Account fee,
`

export const MT940 = [
  '{1:F01EXMPJPJTAXXX0000000000}{2:O940}{4:',
  ':20:ST1',
  ':25:0000002290',
  ':28C:11/1',
  ':60F:C261102USD1000,00',
  ':61:2611031103C8085,00NTRFREF1//BANK1',
  ':86:/NAME/Grace Wanjiku/REMI/PROFORMA MNT-2026-0001',
  ':61:2611041104D120,50NCHGNONREF//BANK2',
  ':86:Account fee',
  ':62F:C261104USD8964,50',
  '-}',
  '',
].join('\r\n')

const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-04</Dt></Dt></Bal>`
export const camtEntry = (
  amount: string,
  { side = 'CRDT', day = '2026-11-03', id = 'B1', more = '' }: Record<string, string>,
) =>
  `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>${id}</AcctSvcrRef>${more}</Ntry>`
const DETAILS =
  '<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Grace Wanjiku</Nm></Pty></Dbtr><Cdtr><Pty><Nm>Minato</Nm></Pty></Cdtr></RltdPties><RmtInf><Ustrd>PROFORMA MNT-2026-0001</Ustrd></RmtInf></TxDtls></NtryDtls>'
const ENTRIES =
  camtEntry('8085.00', { more: DETAILS }) + camtEntry('120.50', { side: 'DBIT', day: '2026-11-04', id: 'B2' })
export const camt = (entries = ENTRIES, closing = '8964.50') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId></GrpHdr><Stmt><Id>1</Id><Acct><Id><IBAN>JP12</IBAN></Id><Ccy>USD</Ccy></Acct>${balance('OPBD', '1000.00')}${balance('CLBD', closing)}${entries}</Stmt></BkToCstmrStmt></Document>\n`
