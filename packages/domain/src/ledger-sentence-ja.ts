import type { LedgerSentenceTexts, Reader } from './ledger-sentence.ts'

/** The balance of an inquiry in one sentence, as managers read it. */
export const ledgerSentenceTexts = (reader: Reader): LedgerSentenceTexts => {
  const who = reader === 'BUYER' ? 'お客様' : 'バイヤー'
  return {
    isOne: () => false,
    paid: (sum) => `${who}の支払額は${sum}です`,
    paidOf: (sum, of) => `${who}は${of}のうち${sum}を支払い済みです`,
    paidMore: (sum, of) => `${who}の支払額は${sum}、請求額は${of}です`,
    paidAll: (sum) => `${who}は全額${sum}を支払い済みです`,
    nothing: (of) => `${who}は${of}をまだ支払っていません`,
    noneDue: '支払いの予定はありません',
    noMore: '残りの請求はありません',
    foreign: (sum, dollars) => `${sum}は${dollars}として着金しました`,
    movedIn: (sum) => `別のお問い合わせから${sum}を振り替えました`,
    fees: (sum) => `銀行手数料は${sum}です`,
    writtenOff: (sum) => `${sum}を免除しました`,
    refunded: (sum) => `${sum}を返金しました`,
    movedOut: (sum) => `別のお問い合わせへ${sum}を振り替えました`,
    tolerance: (sum) => `${sum}は許容差の範囲内です`,
    open: (sum) => `未入金額は${sum}です`,
    credit: (sum) => `${who}の預り金は${sum}です`,
    join: '。',
    end: '。',
  }
}
