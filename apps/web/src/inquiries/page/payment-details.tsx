import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { paymentDueOf } from '@minato/domain/inquiry-progress'
import { restDueOf } from '@minato/domain/ledger'
import { reportError } from '../../forms/report-error.ts'
import { useMessages, useShell } from '../../api/shell.ts'
import { saveFile } from '../../table/save-file.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { useClock, useMinute } from '../times.ts'
import { useCopy } from './use-copy.ts'
import { PROOF_ID } from './proof-section.tsx'

/** Whether to ask for the invoice, or for the rest of one that was paid in part; not while a payment proof is checked. */
export const isPaymentExpected = (inquiry: Inquiry): boolean =>
  paymentDueOf(inquiry) !== null ||
  (inquiry.outcome === null && inquiry.proof?.state !== 'WAITING' && restDueOf(inquiry.balance) > 0)

/** Until when the invoice is to be paid: null once that is past, and for the rest of an invoice, which has no deadline. */
export function deadlineOf(inquiry: Inquiry, now: number | undefined): string | null {
  const due = paymentDueOf(inquiry) && (inquiry.invoice?.graceUntil ?? inquiry.invoice?.paymentDeadline ?? null)
  return due && now !== undefined && Date.parse(due) <= now ? null : due
}

/** What a buyer enters at the bank: amount, account and reference of the invoice, with copy buttons. */
export function PaymentDetails({ inquiry }: { inquiry: Inquiry }) {
  const { invoice, papers, reservation, balance } = inquiry
  const shell = useShell()
  const { format } = useMessages()
  const texts = useInquiryTexts()
  const { payment: t, proof } = texts
  const clock = useClock(shell.locale)
  const now = useMinute()
  const copy = useCopy()
  if (!invoice?.bank || invoice.total === null || balance.state === 'PAID' || balance.state === 'OVERPAID') return null
  const { bank, number } = invoice
  // What a deposit or an earlier transfer has paid is not paid again.
  const open = balance.open / 100
  const due = deadlineOf(inquiry, now)
  const rows: [label: string, shown: string | null, copied?: string][] = [
    [t.amount, `${format.exactMoney(open)} ${bank.currency}`, String(open)],
    [t.account, bank.accountNumber, bank.accountNumber],
    [t.reference, number, number ?? ''],
    [t.holder, bank.holder, bank.holder],
    [t.bank, [bank.bank, bank.branch].filter(Boolean).join(', ')],
    [t.swift, bank.swift, bank.swift],
    [t.bankAddress, bank.bankAddress],
  ]
  const paper = papers.find((one) => one.id === invoice.id)?.document
  const save = () =>
    paper &&
    void saveFile(shell, `/api/archiving/document/${paper.id}/content`, `${number}.pdf`).catch((error: unknown) =>
      reportError(shell, error),
    )
  return (
    <section className="panel payment" aria-labelledby="payment">
      <h2 id="payment">{t.title}</h2>
      <dl>
        {rows.map(
          ([label, shown, copied]) =>
            shown && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span>{shown}</span>
                  {copied && (
                    <button
                      className="btn line"
                      type="button"
                      aria-label={t.copyOf(label)}
                      onClick={() => copy(label, copied)}
                    >
                      {t.copy}
                    </button>
                  )}
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className="small">
        {due && t.due(clock.moment(due))} {reservation && t.reserved(clock.moment(reservation.endTime))}
      </p>
      <p className="row">
        {paper && (
          <button className="btn line" type="button" onClick={save}>
            {t.invoice}
          </button>
        )}
        {!inquiry.objections['submitProof'] && (
          <a className="btn go" href={`#${PROOF_ID}`}>
            {proof.go}
          </a>
        )}
      </p>
      <p className="small muted">{t.compare}</p>
    </section>
  )
}
