import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { LedgerTransaction } from '@minato/contract/ledger-shapes'
import { moneyHeld } from '@minato/domain/ledger'
import { centsInWords } from '@minato/domain/ledger-sentence'
import { dayInWords } from '@minato/domain/moments'
import { useState } from 'react'
import type { ComponentType } from 'react'
import type { ActionsSlot } from '../../../inquiries/slots.ts'
import { useShell } from '../../../api/shell.ts'
import { useCall } from '../../../api/use-call.ts'
import type { LedgerTexts } from '../../../i18n/en/ledger.ts'
import type { ActionProps } from '../actions/action-dialog.tsx'
import { MoveCreditDialog, RefundDialog, ReverseDialog, TransferDialog, WriteOffDialog } from './ledger-dialogs.tsx'
import { useLedgerTexts } from './ledger-texts.ts'
import '../../../styles/ledger.css'

const DIALOGS = { record: TransferDialog, refund: RefundDialog, writeOff: WriteOffDialog, move: MoveCreditDialog }
type Action = keyof typeof DIALOGS

/** The payment ledger of an inquiry: balance, entries, and what a manager can record (TRU-12). */
export function LedgerPanel({ inquiry, onChanged, reload }: ActionsSlot) {
  const { locale } = useShell()
  const t = useLedgerTexts()
  const [open, setOpen] = useState<Action | LedgerTransaction>()
  const { id, version, balance } = inquiry
  const entries = useCall('GET /api/main/inquiry/{id}/ledger', { params: { id } }, { version })
  const transactions = entries.hasFailed ? undefined : entries.data?.transactions
  const dollars = (cents: number): string => centsInWords(cents, 'USD', locale)
  const can: Record<Action, boolean> = {
    record: true,
    refund: balance.credit > 0,
    writeOff: (balance.writeOffLimit ?? 0) > 0,
    move: balance.credit > 0,
  }
  const given = {
    inquiry,
    reload,
    onClose: () => setOpen(undefined),
    onDone: (next: Inquiry) => {
      setOpen(undefined)
      onChanged(next)
    },
  }
  const Dialog: ComponentType<ActionProps> | undefined = typeof open === 'string' ? DIALOGS[open] : undefined
  return (
    <section className="panel ledger" aria-labelledby="ledger">
      <h2 id="ledger">
        {t.title} <small>{t.states[balance.state]}</small>
      </h2>
      <dl className="ledger-figures">
        <Figure name={t.figures.expected} text={dollars(balance.expected)} />
        <Figure name={t.figures.held} text={dollars(moneyHeld(balance))} />
        {balance.credit > 0 ? (
          <Figure name={t.figures.credit} text={dollars(balance.credit)} />
        ) : (
          <Figure name={t.figures.open} text={dollars(balance.open - balance.withinTolerance)} />
        )}
      </dl>
      {!transactions && !entries.hasFailed && <p className="small muted">{t.loading}</p>}
      {entries.hasFailed && (
        <p className="row" role="status">
          {t.failed}
          <button className="btn line" type="button" onClick={() => void entries.reload()}>
            {t.retry}
          </button>
        </p>
      )}
      {transactions &&
        (transactions.length ? (
          <ul className="ledger-entries">
            {transactions.map((one) => (
              <Entry key={one.id} entry={one} onReverse={() => setOpen(one)} />
            ))}
          </ul>
        ) : (
          <p className="small muted">{t.empty}</p>
        ))}
      <p className="row">
        {(['record', 'refund', 'move', 'writeOff'] as const)
          .filter((action) => can[action])
          .map((action) => (
            <button key={action} className="btn line" type="button" onClick={() => setOpen(action)}>
              {t[action]}
            </button>
          ))}
      </p>
      {Dialog && <Dialog {...given} />}
      {typeof open === 'object' && <ReverseDialog {...given} entry={open} kind={nameOf(open, t)} />}
    </section>
  )
}

const Figure = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
)

const nameOf = ({ kind, of }: LedgerTransaction, t: LedgerTexts): string =>
  of === 'REVERSAL' ? '' : kind === 'REVERSAL' ? t.reversalOf(t.kinds[of]) : t.kinds[of]

/** The sum of an entry, negative if it lowers the buyer's balance. */
function Entry({ entry, onReverse }: { entry: LedgerTransaction; onReverse(): void }) {
  const { locale } = useShell()
  const t = useLedgerTexts()
  const { kind, of, cents, currency, feeCents, rate, rateSource, sender, reason, other } = entry
  const money = (sum: number): string => centsInWords(sum, currency, locale)
  const isTaken = of === 'REFUND' || (of === 'CREDIT_MOVED' && other?.isTarget === true)
  const sign = (isTaken ? -1 : 1) * (kind === 'REVERSAL' ? -1 : 1)
  const details = [
    sender && t.sender(sender),
    feeCents > 0 && t.fees(money(feeCents)),
    rate !== null && t.rate(currency, rate, rateSource ?? ''),
    other && (other.isTarget ? t.movedTo : t.movedFrom)(other.reference),
    reason,
  ].filter(Boolean)
  const name = nameOf(entry, t)
  const canReverse = kind !== 'EXPECTED' && kind !== 'REVERSAL' && !entry.isReversed
  return (
    <li className={entry.isReversed ? 'undone' : undefined}>
      <span>
        <b>{name}</b>
        <small>{dayInWords(entry.valueDate, locale)}</small>
        {details.length > 0 && <small>{details.join(' · ')}</small>}
        {canReverse && (
          <button
            className="link"
            type="button"
            aria-label={t.reverseOne(name, money(sign * cents))}
            onClick={onReverse}
          >
            {t.reverse}
          </button>
        )}
      </span>
      <span className="sum">{money(sign * cents)}</span>
    </li>
  )
}
