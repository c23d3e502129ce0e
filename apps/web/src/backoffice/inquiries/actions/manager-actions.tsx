import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useState } from 'react'
import type { ComponentType } from 'react'
import type { ActionsSlot } from '../../../inquiries/slots.ts'
import { Confirm } from '../../../forms/confirm.tsx'
import { newKey } from '../../../api/new-key.ts'
import { localPath } from '../../../i18n/locale.ts'
import { notify } from '../../../api/notices.ts'
import { useShell } from '../../../api/shell.ts'
import { RowMenu } from '../../../table/row-menu.tsx'
import { saveFile } from '../../../table/save-file.ts'
import { useInquiryActionsTexts, useInquiryErrorText } from '../inquiry-errors.ts'
import type { ActionProps } from './action-dialog.tsx'
import {
  actionsOf,
  groupByReason,
  heldElsewhere,
  othersWaiting,
  primaryOf,
  reasonNotAllowed,
  secondaryOf,
} from './action-list.ts'
import type { ManagersAction } from './action-list.ts'
import { InquiryPeople } from './inquiry-people.tsx'
import { EndDialog } from './end-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { BookVoyageDialog } from './book-voyage-dialog.tsx'
import { CancelInvoiceDialog, FinalInvoiceDialog, IssueInvoiceDialog, previewPath } from './invoice-dialogs.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { ExtraDocumentDialog, ReceiptDialog } from './document-dialogs.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { PurchaseDialog } from './purchase-dialog.tsx'
import { ReserveDialog } from './reserve-dialog.tsx'
import { ShippingDialog } from './shipping-form.tsx'
import '../../../styles/office.css'
import '../../../styles/office-form.css'
import '../../../styles/table.css'
import '../../../styles/office-inquiries.css'

const DIALOGS: Partial<Record<ManagersAction, ComponentType<ActionProps>>> = {
  issueInvoice: IssueInvoiceDialog,
  cancelInvoice: CancelInvoiceDialog,
  acceptProof: ProofDialog,
  confirmPurchase: PurchaseDialog,
  receipt: ReceiptDialog,
  extraDocument: ExtraDocumentDialog,
  bookVoyage: BookVoyageDialog,
  setShipping: ShippingDialog,
  finalInvoice: FinalInvoiceDialog,
  reserve: ReserveDialog,
  answerOffer: OfferDialog,
  offer: OfferDialog,
  handOver: HandOverDialog,
  end: EndDialog,
}

const today = (): string => new Date().toISOString().slice(0, 10)

/**
 * A manager's actions on an inquiry: the next step, the next document, and all others with the reasons against
 * them.
 */
export function ManagerActions({ inquiry, onChanged, reload }: ActionsSlot) {
  const shell = useShell()
  const { api, locale, messages } = shell
  const t = useInquiryActionsTexts()
  const { report } = useInquiryErrorText()
  const [open, setOpen] = useState<{ action: ManagersAction; read: Inquiry }>()
  const [isBusy, setBusy] = useState(false)
  const { id, reference, isReservationAsked, reservation, isCarReserved } = inquiry
  const held = heldElsewhere(inquiry)
  const others = othersWaiting(inquiry)
  const done = (action: ManagersAction) => (next: Inquiry, instead?: ManagersAction) => {
    setOpen(undefined)
    onChanged(next)
    const said = instead ?? action
    if (said in t.said) notify({ isError: false, title: t.said[said as keyof typeof t.said], lines: [] })
  }
  const at = { params: { id } }
  const AT_ONCE: Partial<Record<ManagersAction, (read: Inquiry) => Promise<Inquiry>>> = {
    generateInvoice: () => api('POST /api/main/inquiry/{id}/invoice/generate', { ...at, key: newKey() }),
    process: ({ version, lastBuyerSeq }) =>
      api('PUT /api/main/inquiry/{id}/process', { ...at, version, query: { lastReadSeq: lastBuyerSeq } }),
    unprocess: ({ version }) => api('PUT /api/main/inquiry/{id}/unprocess', { ...at, version }),
    restore: ({ version }) => api('PUT /api/main/inquiry/{id}/restore', { ...at, version }),
    archive: ({ version, lastBuyerSeq }) =>
      api('PUT /api/main/inquiry/{id}/archive', { ...at, version, query: { lastReadSeq: lastBuyerSeq } }),
    finalizeSale: () => api('PUT /api/main/inquiry/{id}/finalize', at),
    confirmDelivery: () => api('PUT /api/main/inquiry/{id}/delivery', at),
    reopen: () => api('PUT /api/main/inquiry/{id}/reopen', at),
    cancelReservation: () => api('DELETE /api/main/inquiry/{inquiryId}/reserve', { params: { inquiryId: id } }),
  }
  const arrives = inquiry.shippingData?.estimatedArrivalDate
  const expectedLater = arrives && arrives > today() ? arrives : null
  const ASKED: Partial<Record<ManagersAction, { title: string; text: string }>> = {
    archive: { title: t.archiveTitle, text: t.archiveText },
    finalizeSale: { title: t.invoice.finalizeTitle, text: t.invoice.finalizeText },
    confirmDelivery: {
      title: t.deliveryTitle,
      text: expectedLater
        ? `${t.deliveryText} ${t.deliveryEarly(messages.format.date(expectedLater))}`
        : t.deliveryText,
    },
    reopen: { title: t.end.reopenTitle, text: t.end.reopenText },
    cancelReservation: { title: t.reserve.cancelTitle, text: t.reserve.cancelText },
  }
  /** Uses the version shown when the action was started, because later messages are unread. */
  const go = async (action: ManagersAction, read: Inquiry) => {
    const work = AT_ONCE[action]
    if (!work || isBusy) return
    setBusy(true)
    try {
      done(action)(await work(read))
    } catch (error) {
      setOpen(undefined)
      report(error)
      await reload()
    } finally {
      setBusy(false)
    }
  }
  const press = (action: ManagersAction) => {
    if (action === 'reply') return document.querySelector<HTMLElement>('.composer textarea')?.focus()
    if (action === 'previewInvoice')
      return void saveFile(shell, previewPath(id), `draft-${reference}.pdf`).catch((error: unknown) => report(error))
    if (DIALOGS[action] || ASKED[action]) return setOpen({ action, read: inquiry })
    void go(action, inquiry)
  }
  const primary = primaryOf(inquiry)
  const secondary = secondaryOf(inquiry)
  const menu = actionsOf(inquiry).filter((action) => action !== primary && action !== secondary)
  const Dialog = open && DIALOGS[open.action]
  const asked = open && ASKED[open.action]
  return (
    <section className="office deal-actions" aria-label={t.title}>
      <InquiryPeople inquiry={inquiry} />
      {held !== undefined && (
        <p className="notice">{held === null ? t.carHeld : t.carReservedUntil(messages.format.dateTime(held))}</p>
      )}
      {primary && (
        <button className="btn go" type="button" aria-disabled={isBusy || undefined} onClick={() => press(primary)}>
          {t.actions[primary]}
        </button>
      )}
      {secondary && (
        <button className="btn ink" type="button" aria-disabled={isBusy || undefined} onClick={() => press(secondary)}>
          {t.actions[secondary]}
        </button>
      )}
      <RowMenu
        name={t.title}
        text={t.more}
        items={groupByReason(
          menu.map((action) => ({
            text: t.actions[action],
            reason: reasonNotAllowed(inquiry, action, t),
            ...(action === 'edit'
              ? { href: localPath(`/inquiry/edit/${id}`, locale) }
              : { onPress: () => press(action) }),
          })),
        )}
      />
      <p className="small">
        {[
          !reservation && isReservationAsked ? t.asked : '',
          // A planned reservation shows both ends in the reservation section.
          reservation && isCarReserved ? t.reservedUntil(messages.format.dateTime(reservation.endTime)) : '',
          others > 0 ? t.queue(others) : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {Dialog && (
        <Dialog inquiry={inquiry} onDone={done(open.action)} onClose={() => setOpen(undefined)} reload={reload} />
      )}
      {asked && (
        <Confirm
          title={asked.title}
          confirm={t.actions[open.action]}
          isDanger={open.action === 'cancelReservation'}
          onConfirm={() => void go(open.action, open.read)}
          onClose={() => setOpen(undefined)}
        >
          <p>{asked.text}</p>
        </Confirm>
      )}
    </section>
  )
}
