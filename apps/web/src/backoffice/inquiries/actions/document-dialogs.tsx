import type { DocumentDifference } from '@minato/contract/document-agreement-shapes'
import type { ShippingDocument } from '@minato/contract/enumerations'
import { dayInJapan, dayInWords } from '@minato/domain/moments'
import { use, useEffect, useId, useRef, useState } from 'react'
import { useInquiryTexts } from '../../../inquiries/inquiry-texts.ts'
import { FaultLine } from '../../../inquiries/page/fault-line.tsx'
import { Uploads } from '../../../inquiries/page/uploads.tsx'
import { useInquiryAction } from '../../../inquiries/page/use-inquiry-action.ts'
import { useUploads } from '../../../inquiries/page/use-uploads.ts'
import { DialogFooter } from '../../../forms/dialog-footer.tsx'
import { Dialog } from '../../../forms/dialog.tsx'
import { TextField } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import { MoneyField, TextArea } from '../../../forms/office-fields.tsx'
import { atMost, required } from '../../../forms/rules.ts'
import type { Rule } from '../../../forms/rules.ts'
import { money, numberOf } from '../../../forms/parse-input.ts'
import { DirtyFormContext } from '../../../forms/dirty-form-context.ts'
import { useShell } from '../../../api/shell.ts'
import { DifferencesDialog } from '../agreement/differences-dialog.tsx'
import {
  acceptedReason,
  DIFFERENCES_RULES,
  DifferencesFields,
  differencesIn,
} from '../agreement/differences-fields.tsx'
import { useInquiryActionsTexts, useInquiryErrorText } from '../inquiry-errors.ts'
import type { ActionProps } from './action-dialog.tsx'
import { leftToPay, proposedReceipt } from './received.ts'
import { FileInput } from '../../../ui/file-input.tsx'

const HIGHEST = 100_000_000
const REASON_LIMIT = 1000
const today = (): string => dayInJapan(new Date().toISOString())

/** Issues a numbered receipt, or attaches an existing one (INQ-07). */
export function ReceiptDialog(props: ActionProps) {
  const { inquiry, onDone, onClose } = props
  const { api, locale, messages } = useShell()
  const { receipt: t } = useInquiryActionsTexts()
  const { inForm } = useInquiryErrorText()
  const past: Rule = (value) => (value > today() ? t.future : undefined)
  const left = leftToPay(inquiry)
  const wanted = proposedReceipt(inquiry)
  const proposed = wanted ? messages.format.number(wanted) : ''
  const [amount, setAmount] = useState(proposed)
  const [day, setDay] = useState(today())
  const [isUpload, setUpload] = useState(false)
  const [differences, setDifferences] = useState<DocumentDifference[]>()
  const isAbove = left !== null && (numberOf(amount) ?? 0) > left
  const invoicedOn = inquiry.invoice?.issuedAt ? dayInJapan(inquiry.invoice.issuedAt) : null
  const isEarly = invoicedOn !== null && day !== '' && day < invoicedOn
  return (
    <Dialog title={t.title} onClose={onClose} isWide footer="form">
      <div className="office deal-action">
        <fieldset className="row">
          <legend className="vh">{t.title}</legend>
          {([false, true] as const).map((one) => (
            <label key={String(one)} className="radio">
              <input type="radio" name="receipt way" checked={isUpload === one} onChange={() => setUpload(one)} />
              {one ? t.upload : t.issue}
            </label>
          ))}
        </fieldset>
        <section hidden={isUpload}>
          <p className="small">{t.issueText}</p>
          <Form
            isPart
            rules={{
              amount: [required, ...money(locale, 1, HIGHEST)],
              receivedOn: [required, past],
              ...((isAbove || isEarly) && { reason: [required, atMost(REASON_LIMIT)] }),
              ...(differences && DIFFERENCES_RULES),
            }}
            submit={t.issue}
            send={(values, key) =>
              api('POST /api/main/inquiry/{id}/receipt', {
                params: { id: inquiry.id },
                key,
                body: {
                  amount: { value: numberOf(values['amount'] ?? '') ?? 0, currency: 'USD' },
                  receivedOn: values['receivedOn'] ?? '',
                  ...(values['reason']?.trim() && { reason: values['reason'] }),
                  ...acceptedReason(values),
                },
              }).then(onDone, (error: unknown) => {
                setDifferences(differencesIn(error))
                return inForm(error)
              })
            }
          >
            <div className="fields">
              <MoneyField
                name="amount"
                label={t.amount}
                {...(left !== null && left === wanted && { hint: t.rest(messages.format.money(left)) })}
                defaultValue={proposed}
                onInput={({ currentTarget }) => setAmount(currentTarget.value)}
              />
              <TextField
                name="receivedOn"
                label={t.receivedOn}
                type="date"
                defaultValue={day}
                max={today()}
                onInput={({ currentTarget }) => setDay(currentTarget.value)}
              />
            </div>
            <div role="status">
              {isAbove && <p className="notice">{t.above(messages.format.money(left))}</p>}
              {isEarly && <p className="notice">{t.early(dayInWords(invoicedOn, locale))}</p>}
            </div>
            {(isAbove || isEarly) && (
              <TextArea name="reason" label={t.reason} hint={t.reasonHint} maxLength={REASON_LIMIT} rows={2} />
            )}
            {differences && <DifferencesFields differences={differences} />}
          </Form>
        </section>
        <section hidden={!isUpload}>
          <AddDocument {...props} kind="receipt" />
        </section>
      </div>
    </Dialog>
  )
}

/** Uploads another document to the inquiry. `line`: the line of the checklist that it belongs to. */
export function ExtraDocumentDialog({ line, ...props }: ActionProps & { line?: ShippingDocument }) {
  const t = useInquiryActionsTexts()
  const { checklist } = useInquiryTexts()
  return (
    <Dialog
      title={line ? checklist.named(checklist.actions.UPLOAD, checklist.names[line]) : t.extraTitle}
      onClose={props.onClose}
      footer="form"
    >
      <div className="office deal-action">
        <AddDocument {...props} kind="extra" line={line} />
      </div>
    </Dialog>
  )
}

interface AddedDocument {
  kind: 'receipt' | 'extra'
  line?: ShippingDocument | undefined
}

/** Uploads a file from this device and attaches it. */
function AddDocument({ inquiry, onDone, reload, kind, line }: ActionProps & AddedDocument) {
  const { api } = useShell()
  const { receipt: t } = useInquiryActionsTexts()
  const { checklist } = useInquiryTexts()
  const uploads = useUploads(inquiry.id)
  const { act, fault, differences, isBusy } = useInquiryAction(onDone, reload)
  const [isAsking, setAsking] = useState(false)
  const [isNone, setNone] = useState(false)
  const id = useId()
  const inquiryId = inquiry.id
  const [paper] = uploads.done
  // Asks before a chosen file is lost.
  const noteUnsent = use(DirtyFormContext)
  const form = useRef<HTMLFormElement>(null)
  const isEmpty = uploads.items.length === 0
  useEffect(() => {
    if (!isEmpty) return
    const noted = noteUnsent(null)
    // Another form may have unsaved input.
    if (noted !== form.current) noteUnsent(noted)
  }, [isEmpty, noteUnsent])
  const add = async (reason?: string): Promise<void> => {
    setNone(!paper)
    if (!paper) return
    setAsking(true)
    const body = reason === undefined ? undefined : { acceptDifferencesReason: reason }
    await act(`${kind} ${paper.id}`, (key) =>
      kind === 'receipt'
        ? api('POST /api/main/inquiry/{inquiryId}/receipt/{receiptId}', {
            params: { inquiryId, receiptId: paper.id },
            key,
            body,
          })
        : api('POST /api/main/inquiry/{inquiryId}/extra-document/{extraDocumentId}', {
            params: { inquiryId, extraDocumentId: paper.id },
            key,
            body: line ? { ...body, kind: line } : body,
          }),
    )
  }
  return (
    <>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <p className="small">{t.uploadText}</p>
        <FileInput
          id={id}
          className="vh"
          hidden={false}
          accept="application/pdf,image/jpeg,image/png,image/gif"
          onFiles={(files) => {
            uploads.clear()
            setNone(false)
            uploads.add(files)
          }}
        />
        <label className="btn line" htmlFor={id}>
          {t.choose}
        </label>
        <Uploads uploads={uploads} />
        <FaultLine fault={isNone ? t.needed : fault} />
        <DialogFooter action={line ? checklist.actions.UPLOAD : t.send} isDisabled={isBusy || !paper} />
      </form>
      {differences && isAsking && (
        <DifferencesDialog differences={differences} onAccept={add} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
