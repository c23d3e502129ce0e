import type { PaperKind, PaperVerdict } from '@minato/contract/paper-checks'

interface Verdict {
  title: string
  text: string
}

/** The page on which an invoice is checked. */
export const check = {
  title: 'Check an invoice',
  description: 'Whether an invoice or a receipt with our name on it is ours: by its code, and by its file.',
  lede: 'Got an invoice with our name on it? Check it before you pay. The answer names nobody.',
  code: 'Code on the paper',
  codeHint: 'Sixteen letters and figures beside the square: K7Q2-9XVM-3TDA-0PWR.',
  submit: 'Check the code',
  another: 'Check another code',
  verdicts: {
    GENUINE: {
      title: 'Genuine',
      text: 'We have issued a paper under this code, and it holds. Compare every line below with the one in your hands: a forger copies codes too.',
    },
    SUPERSEDED: {
      title: 'Superseded',
      text: 'We issued this paper, and later another one in its place. Do not pay this one.',
    },
    CANCELLED: { title: 'Cancelled', text: 'We issued this paper, and took it back. Do not pay it.' },
    LAPSED: {
      title: 'Lapsed',
      text: 'We issued this paper, and its validity is over. Do not pay it; ask us for a new one.',
    },
    UNKNOWN: {
      title: 'Unknown',
      text: 'We have issued no paper under this code. Type it once more; if it stays unknown, do not pay, and call us.',
    },
  } satisfies Record<PaperVerdict, Verdict>,
  kinds: { PROFORMA: 'Proforma invoice', FINAL: 'Commercial invoice', RECEIPT: 'Receipt' } satisfies Record<
    PaperKind,
    string
  >,
  kind: 'Paper',
  number: 'Number',
  issuedAt: 'Issued on',
  validUntil: 'Valid until',
  endedAt: 'No longer valid since',
  total: 'Total',
  account: 'Account to pay to',
  accountEnds: (signs: string) => `ends in ${signs}`,
  replacedBy: 'The paper that holds instead',
  japan: (moment: string) => `${moment} in Japan`,
  tooMany: {
    title: 'Too many codes that are none',
    text: 'From your network many codes were tried that do not exist. Wait a while and try again, or call us.',
  },
  file: {
    title: 'Compare your file',
    text: 'Choose the PDF as you received it, or drop it here. It is compared sign by sign, and kept nowhere.',
    choose: 'Choose the PDF',
    busy: 'Comparing …',
    GENUINE: { title: 'This is the file that we issued', text: 'Not one sign of it has been changed.' },
    ALTERED: {
      title: 'Altered: do not pay',
      text: 'This is not the file that we issued under this code. Somebody has changed it, or a program has saved it anew. Take the paper from your inquiry on our site, or call the number that you know.',
    },
    failed: 'The file could not be compared. Try again.',
    tooBig: 'This file is larger than any of our papers.',
  },
  warning: {
    title: 'Before you pay',
    points: [
      'We never change our bank account by message. A message that says so is not from us.',
      'The account is in the name of our company, never of a person, and its last signs are those that this page names.',
      'If anything differs, call us at the number that you know, not at one in the message.',
    ],
  },
}
export type CheckTexts = typeof check
