import type { ShippingDocument } from '@minato/contract/enumerations'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { dayInJapan } from '@minato/domain/moments'
import { useState } from 'react'
import { useShell } from '../../../api/shell.ts'
import { SelectField, TextField } from '../../../forms/field.tsx'
import { FormError } from '../../../forms/form-errors.ts'
import { atMost, required } from '../../../forms/rules.ts'
import type { Rule } from '../../../forms/rules.ts'
import { useInquiryTexts } from '../../../inquiries/inquiry-texts.ts'
import { ChecklistLines } from '../../../inquiries/page/checklist-lines.tsx'
import type { ChecklistLine } from '../../../inquiries/page/checklist-lines.tsx'
import { FaultLine } from '../../../inquiries/page/fault-line.tsx'
import { useInquiryAction } from '../../../inquiries/page/use-inquiry-action.ts'
import type { ActionsSlot } from '../../../inquiries/slots.ts'
import { RowMenu } from '../../../table/row-menu.tsx'
import { ActionDialog } from '../actions/action-dialog.tsx'
import type { ActionProps } from '../actions/action-dialog.tsx'
import { ExtraDocumentDialog } from '../actions/document-dialogs.tsx'

const CALL = 'PUT /api/main/inquiry/{id}/document-checklist'
const today = (): string => dayInJapan(new Date().toISOString())

interface Open {
  dialog: 'UPLOAD' | 'ASSIGN' | 'SEND'
  kind: ShippingDocument
}

/** The checklist with a manager's actions: one next step for each line, the rest in its menu. */
export function ChecklistActions({ inquiry, onChanged, reload }: ActionsSlot) {
  const { api } = useShell()
  const { checklist: t } = useInquiryTexts()
  const { act, fault, isBusy } = useInquiryAction(onChanged, reload)
  const [open, setOpen] = useState<Open>()
  const lines = inquiry.documentChecklist?.lines ?? []
  const isOpen = inquiry.objections['markDocuments'] === null
  const mark = async (action: 'CHECK' | 'RECEIVE' | 'UNDO', kind: ShippingDocument, button?: HTMLElement) => {
    const isDone = await act(`${action} ${kind}`, () =>
      api(CALL, { params: { id: inquiry.id }, version: inquiry.version, body: { action, kinds: [kind] } }),
    )
    // The last step of a line takes its button away; the line's menu stays.
    if (isDone && action === 'RECEIVE') button?.parentElement?.querySelector<HTMLElement>('[data-menu]')?.focus()
  }
  const given: ActionProps = {
    inquiry,
    reload,
    onClose: () => setOpen(undefined),
    onDone: (next: Inquiry) => {
      setOpen(undefined)
      onChanged(next)
    },
  }
  const actionsFor = ({ kind, state, document }: ChecklistLine) => {
    const name = t.names[kind]
    // The final invoice is not uploaded: only its parcel can be undone.
    const isIssued =
      kind === 'INVOICE' && document !== null && !inquiry.extraDocuments.some(({ id }) => id === document.id)
    const show = (dialog: Open['dialog']) => () => setOpen({ dialog, kind })
    const steps = {
      MISSING: [t.actions.UPLOAD, show('UPLOAD')],
      UPLOADED: [t.actions.CHECK, () => void mark('CHECK', kind)],
      CHECKED: [t.actions.SEND, show('SEND')],
      SENT: [t.actions.RECEIVE, (button: HTMLElement) => void mark('RECEIVE', kind, button)],
      RECEIVED: null,
    } as const
    const next = steps[state]
    const items = [
      ...(state === 'UPLOADED' ? [{ text: t.actions.UPLOAD, onPress: show('UPLOAD') }] : []),
      ...(inquiry.extraDocuments.length > 0 && (state === 'MISSING' || state === 'UPLOADED')
        ? [{ text: t.actions.ASSIGN, onPress: show('ASSIGN') }]
        : []),
      ...(state === 'MISSING' || (isIssued && state === 'CHECKED')
        ? []
        : [{ text: t.actions.UNDO, onPress: () => void mark('UNDO', kind) }]),
    ]
    return (
      <>
        {next && (
          <button
            className="btn line"
            type="button"
            aria-label={t.named(next[0], name)}
            aria-disabled={isBusy || undefined}
            onClick={({ currentTarget }) => next[1](currentTarget)}
          >
            {next[0]}
          </button>
        )}
        {items.length > 0 && <RowMenu name={name} items={items} />}
      </>
    )
  }
  return (
    <div className="office">
      <FaultLine fault={fault} />
      <ChecklistLines lines={lines} {...(isOpen && { actionsFor })} />
      {open?.dialog === 'UPLOAD' && <ExtraDocumentDialog {...given} line={open.kind} />}
      {open?.dialog === 'ASSIGN' && <AssignDialog {...given} kind={open.kind} />}
      {open?.dialog === 'SEND' && <SendDialog {...given} kind={open.kind} />}
    </div>
  )
}

/** Assigns an earlier uploaded document to a line. */
function AssignDialog({ kind, ...props }: ActionProps & { kind: ShippingDocument }) {
  const { api } = useShell()
  const { checklist: t, documents } = useInquiryTexts()
  const { id, version, extraDocuments } = props.inquiry
  return (
    <ActionDialog
      {...props}
      title={t.named(t.actions.ASSIGN, t.names[kind])}
      submit={t.assign}
      rules={{ documentId: [required] }}
      send={(values) =>
        api(CALL, {
          params: { id },
          version,
          body: { action: 'ASSIGN', kinds: [kind], documentId: values['documentId'] ?? '' },
        })
      }
    >
      <SelectField name="documentId" label={t.document}>
        {extraDocuments.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name ?? documents.unnamed}
          </option>
        ))}
      </SelectField>
    </ActionDialog>
  )
}

/** Sends checked documents in one parcel. */
function SendDialog({ kind: chosen, ...props }: ActionProps & { kind: ShippingDocument }) {
  const { api } = useShell()
  const { checklist: t } = useInquiryTexts()
  const { id, version, documentChecklist } = props.inquiry
  const ready = (documentChecklist?.lines ?? []).filter(({ state }) => state === 'CHECKED').map(({ kind }) => kind)
  const past: Rule = (value) => (value > today() ? t.future : undefined)
  return (
    <ActionDialog
      {...props}
      title={t.actions.SEND}
      submit={t.submit}
      rules={{ courier: [required, atMost(60)], trackingNumber: [required, atMost(60)], sentOn: [required, past] }}
      send={(values) => {
        const kinds = ready.filter((kind) => values[`kinds.${kind}`] === 'on')
        if (kinds.length === 0) throw new FormError({}, [t.noneInParcel])
        const text = (name: string) => values[name]?.trim() ?? ''
        const parcel = { courier: text('courier'), trackingNumber: text('trackingNumber'), sentOn: text('sentOn') }
        return api(CALL, { params: { id }, version, body: { action: 'SEND', kinds, ...parcel } })
      }}
    >
      <fieldset className="field parcel">
        <legend>{t.inParcel}</legend>
        {ready.map((kind) => (
          <label key={kind} className="tick">
            <input type="checkbox" name={`kinds.${kind}`} value="on" defaultChecked={kind === chosen} />
            <span>{t.names[kind]}</span>
          </label>
        ))}
      </fieldset>
      <TextField name="courier" label={t.courier} maxLength={60} autoComplete="off" />
      <TextField name="trackingNumber" label={t.trackingNumber} maxLength={60} autoComplete="off" />
      <TextField name="sentOn" label={t.sentDay} type="date" defaultValue={today()} max={today()} />
      <p className="small">{t.notice}</p>
    </ActionDialog>
  )
}
