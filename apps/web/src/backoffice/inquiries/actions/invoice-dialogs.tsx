import { useState } from 'react'
import { TextField } from '../../../forms/field.tsx'
import { inFuture, instantIn, notBefore } from '../../../forms/local-time.ts'
import { TextArea } from '../../../forms/office-fields.tsx'
import { atMost, required } from '../../../forms/rules.ts'
import { useShell } from '../../../api/shell.ts'
import { useCountryName } from '../../../inquiries/country-name.ts'
import { useImportVerdict } from '../../../inquiries/page/use-import-verdict.ts'
import { saveFile } from '../../../table/save-file.ts'
import { useIsAccountChanging } from '../../proposals/use-account-changing.ts'
import { useProposalsTexts } from '../../proposals/proposals-texts.ts'
import { acceptedReason } from '../agreement/differences-fields.tsx'
import { useInquiryActionsTexts, useInquiryErrorText } from '../inquiry-errors.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { ActionProps } from './action-dialog.tsx'
import { Comparison } from './comparison.tsx'
import { useUsualDeadlines } from './usual-deadlines.ts'

const REASON = [required, atMost(1000)]

/** Preview of the draft as it would be issued now. */
export const previewPath = (id: string): string => `/api/main/inquiry/${id}/invoice/preview`

function PreviewButton({ id, reference }: { id: string; reference: string }) {
  const shell = useShell()
  const { invoice: t } = useInquiryActionsTexts()
  const { report } = useInquiryErrorText()
  const [isBusy, setBusy] = useState(false)
  const save = () => {
    if (isBusy) return
    setBusy(true)
    saveFile(shell, previewPath(id), `draft-${reference}.pdf`)
      .catch(report)
      .finally(() => setBusy(false))
  }
  return (
    <button className="btn line" type="button" aria-disabled={isBusy || undefined} onClick={save}>
      {t.preview}
    </button>
  )
}

/** Issues the proforma with validity and payment deadline, by default from the settings. */
export function IssueInvoiceDialog({ inquiry, ...rest }: ActionProps) {
  const { api, messages, locale } = useShell()
  const t = useInquiryActionsTexts()
  const { id, reference, total, papers, offers, reservation, customerInformation: consignee } = inquiry
  const usual = useUsualDeadlines()
  const four = useProposalsTexts()
  const isAccountChanging = useIsAccountChanging()
  const [asked, setAsked] = useState('')
  const verdict = useImportVerdict(inquiry)
  const isRefused = verdict?.state === 'REFUSED'
  const countryName = useCountryName(locale)
  const { dateTime } = messages.format
  const due = instantIn({ asked }, 'asked') ?? usual?.paymentDeadline
  // A proforma may be in force beside the draft.
  const old = papers.findLast(({ kind, state }) => kind === 'PROFORMA' && state === 'VALID')
  const openOffer = offers.find(({ state }) => state === 'OPEN')
  return (
    <ActionDialog
      {...rest}
      title={t.invoice.issueTitle}
      submit={t.actions.issueInvoice}
      rules={{
        validUntil: [inFuture(t.invoice.past)],
        paymentDeadline: [inFuture(t.invoice.past), notBefore('validUntil', t.invoice.order)],
        ...(isRefused && { refusedImportReason: REASON }),
      }}
      foot={<PreviewButton id={id} reference={reference} />}
      send={(values, key) => {
        const validUntil = instantIn(values, 'validUntil')
        const paymentDeadline = instantIn(values, 'paymentDeadline')
        return api('POST /api/main/inquiry/{id}/invoice', {
          params: { id },
          key,
          body: {
            ...(validUntil && { validUntil }),
            ...(paymentDeadline && { paymentDeadline }),
            ...(values['extendReservation'] && { extendReservation: true }),
            ...(values['refusedImportReason']?.trim() && { refusedImportReason: values['refusedImportReason'] }),
            ...acceptedReason(values),
          },
        })
      }}
    >
      <p>
        <b>{t.total(total === null ? t.onRequest : messages.format.money(total))}</b>
      </p>
      <p>{t.invoice.issueText}</p>
      {consignee.address === null ? (
        <p className="notice">{t.invoice.noConsignee}</p>
      ) : (
        <p>
          {t.invoice.consignee(
            [`${consignee.firstname} ${consignee.lastname}`.trim(), consignee.address, consignee.city]
              .filter(Boolean)
              .join(', '),
          )}
        </p>
      )}
      {isAccountChanging && <p className="notice">{four.onInvoice}</p>}
      {inquiry.consigneeProposal && <p className="notice">{four.onInvoiceConsignee}</p>}
      {openOffer && <p className="notice">{t.invoice.openOffer(messages.format.money(openOffer.amount.value))}</p>}
      {old && <p className="notice">{t.invoice.supersedes(old.number)}</p>}
      {usual && <p>{t.invoice.usual(dateTime(usual.paymentDeadline), dateTime(usual.validUntil))}</p>}
      <div className="fields">
        <TextField
          name="paymentDeadline"
          label={t.invoice.paymentDeadline}
          type="datetime-local"
          hint={t.japan}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
        <TextField name="validUntil" label={t.invoice.validUntil} type="datetime-local" hint={t.japan} />
      </div>
      <div role="status">
        {reservation && due && due > reservation.endTime && (
          <>
            <p className="notice">{t.invoice.endsFirst(dateTime(reservation.endTime), dateTime(due))}</p>
            <label className="radio">
              <input type="checkbox" name="extendReservation" value="true" defaultChecked /> {t.invoice.extend}
            </label>
          </>
        )}
        {isRefused && <p className="notice">{t.invoice.importRefused(countryName(verdict.country))}</p>}
      </div>
      {isRefused && <TextArea name="refusedImportReason" label={t.reason} maxLength={1000} rows={2} />}
    </ActionDialog>
  )
}

/** Cancels the issued proforma with a reason for the buyer. */
export function CancelInvoiceDialog({ inquiry, ...rest }: ActionProps) {
  const { api } = useShell()
  const t = useInquiryActionsTexts()
  return (
    <ActionDialog
      {...rest}
      isDanger
      title={t.invoice.cancelTitle}
      submit={t.actions.cancelInvoice}
      rules={{ reason: REASON }}
      draft={`cancelling the invoice of ${inquiry.id}`}
      send={(values) =>
        api('PUT /api/main/inquiry/{id}/invoice/cancel', {
          params: { id: inquiry.id },
          body: { reason: values['reason']?.trim() ?? '' },
        })
      }
    >
      <p>{t.invoice.cancelText}</p>
      <TextArea name="reason" label={t.reason} hint={t.reasonHint} />
    </ActionDialog>
  )
}

/** Issues the final invoice, compared with the proforma line by line (TRU-07). */
export function FinalInvoiceDialog({ inquiry, ...rest }: ActionProps) {
  const { api } = useShell()
  const t = useInquiryActionsTexts()
  const hasShipLeft = inquiry.progress.some(({ step, state }) => step === 'SHIPS' && state === 'DONE')
  return (
    <ActionDialog
      {...rest}
      isWide
      title={t.invoice.finalTitle}
      submit={t.actions.finalInvoice}
      send={(values, key) =>
        api('POST /api/main/inquiry/{id}/final-invoice', {
          params: { id: inquiry.id },
          key,
          body: acceptedReason(values),
        })
      }
    >
      <p>{hasShipLeft ? t.invoice.finalText : t.invoice.finalBefore}</p>
      <Comparison inquiry={inquiry} />
    </ActionDialog>
  )
}
