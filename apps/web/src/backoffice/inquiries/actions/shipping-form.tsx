import { dayInWords } from '@minato/domain/moments'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { ShippingFields } from '@minato/contract/shipping-shapes'
import { useState } from 'react'
import { TextField } from '../../../forms/field.tsx'
import type { MergeField } from '../../../forms/merge.ts'
import { NumberField } from '../../../forms/office-fields.tsx'
import { atMost } from '../../../forms/rules.ts'
import type { Rule, Values } from '../../../forms/rules.ts'
import { numberOf, numeric } from '../../../forms/parse-input.ts'
import { useEditConflict } from '../../../forms/use-edit-conflict.tsx'
import { useMessages, useShell } from '../../../api/shell.ts'
import { useInquiryActionsTexts } from '../inquiry-errors.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { ActionProps } from './action-dialog.tsx'

const HEAVIEST = 100_000
const text = (values: Values, name: keyof ShippingFields): string | null => values[name]?.trim() || null

/** All values of the form. */
export const shippingIn = (values: Values): ShippingFields => ({
  netWeight: numberOf(values['netWeight'] ?? '') ?? null,
  grossWeight: numberOf(values['grossWeight'] ?? '') ?? null,
  companyShipping: text(values, 'companyShipping'),
  shipName: text(values, 'shipName'),
  voyage: text(values, 'voyage'),
  billOfLading: text(values, 'billOfLading'),
  containers: text(values, 'containers'),
  cfs: text(values, 'cfs'),
  portOfLoading: text(values, 'portOfLoading'),
  estimatedDepartureDate: text(values, 'estimatedDepartureDate'),
  estimatedArrivalDate: text(values, 'estimatedArrivalDate'),
})

export function useShippingRules() {
  const { shipping: t } = useInquiryActionsTexts()
  const inOrder: Rule = (value, values) =>
    value && values['estimatedDepartureDate'] && value < values['estimatedDepartureDate'] ? t.order : undefined
  const heavier: Rule = (_, values) => {
    const { netWeight, grossWeight } = shippingIn(values)
    return netWeight !== null && grossWeight !== null && grossWeight < netWeight ? t.weights : undefined
  }
  const some: Rule = (_, values) =>
    Object.values(shippingIn(values)).every((value) => value === null) ? t.some : undefined
  return {
    netWeight: [numeric(0, HEAVIEST)],
    grossWeight: [numeric(0, HEAVIEST), heavier],
    companyShipping: [some, atMost(120)],
    shipName: [atMost(120)],
    voyage: [atMost(60)],
    billOfLading: [atMost(60)],
    containers: [atMost(200)],
    cfs: [atMost(120)],
    portOfLoading: [atMost(120)],
    estimatedArrivalDate: [inOrder],
  }
}

/** Ship, ports, weights and dates. What the booked voyage sets is read-only. */
export function ShippingInputs({
  shippingData,
  usualPortOfLoading = null,
  voyageId,
}: Pick<Inquiry, 'shippingData' | 'usualPortOfLoading' | 'voyageId'>) {
  const { format } = useMessages()
  const { shipping: t } = useInquiryActionsTexts()
  const weight = (name: 'netWeight' | 'grossWeight') => {
    const value = shippingData?.[name]
    return (
      <NumberField
        name={name}
        label={t[name]}
        unit="kg"
        defaultValue={value === null || value === undefined ? '' : format.number(value)}
      />
    )
  }
  const begun: Partial<ShippingFields> = shippingData ?? { portOfLoading: usualPortOfLoading }
  const isBooked = voyageId !== null
  const line = (
    name: Exclude<keyof ShippingFields, 'netWeight' | 'grossWeight'>,
    type: 'text' | 'date' = 'text',
    readOnly = false,
  ) => (
    <TextField
      name={name}
      label={t[name]}
      type={type}
      autoComplete="off"
      readOnly={readOnly}
      defaultValue={begun[name] ?? ''}
    />
  )
  return (
    <>
      {isBooked && <p className="small">{t.ofVoyage}</p>}
      <div className="fields">
        {line('companyShipping', 'text', isBooked)}
        {line('shipName', 'text', isBooked)}
        {line('voyage', 'text', isBooked)}
        {line('portOfLoading', 'text', isBooked)}
        {line('estimatedDepartureDate', 'date', isBooked)}
        {line('estimatedArrivalDate', 'date', isBooked)}
        {line('billOfLading')}
        {line('containers')}
        {line('cfs')}
        {weight('netWeight')}
        {weight('grossWeight')}
      </div>
    </>
  )
}

/** The fields of the inquiry that this form edits; its draft stores only these. */
export type ShippedInquiry = Pick<Inquiry, 'id' | 'version' | 'shippingData'>
export const shippedOf = ({ id, version, shippingData }: ShippedInquiry): ShippedInquiry => ({
  id,
  version,
  shippingData,
})

/** The saved shipping data. */
const written = ({ shippingData }: ShippedInquiry): ShippingFields => shippingData ?? shippingIn({})

/** Saves the shipping data. On a conflict `view` shows both versions, and no input is lost. */
export function useShippingConflict(id: string) {
  const { api, locale, messages } = useShell()
  const { shipping: t } = useInquiryActionsTexts()
  const kilos = (value: unknown) => (typeof value === 'number' ? `${messages.format.number(value)} kg` : String(value))
  const day = (value: unknown) => dayInWords(String(value), locale)
  const field = (key: keyof ShippingFields, read?: MergeField['text']) => ({
    key,
    label: t[key],
    ...(read && { text: read }),
  })
  return useEditConflict<ShippingFields, ShippedInquiry, Inquiry>({
    entity: 'inquiry',
    id,
    event: 'SHIPPING_SET',
    fields: [
      field('companyShipping'),
      field('shipName'),
      field('voyage'),
      field('portOfLoading'),
      field('estimatedDepartureDate', day),
      field('estimatedArrivalDate', day),
      field('billOfLading'),
      field('containers'),
      field('cfs'),
      field('netWeight', kilos),
      field('grossWeight', kilos),
    ],
    written,
    save: (_, body, version) =>
      api('PUT /api/main/inquiry/{inquiryId}/shipping', { params: { inquiryId: id }, body, version }),
  })
}

/** The same from the inquiry's page. */
export function ShippingDialog({ inquiry, ...rest }: ActionProps) {
  const { shipping: t, actions } = useInquiryActionsTexts()
  // Keeps the version that the form started from while the page updates.
  const [begun] = useState(() => shippedOf(inquiry))
  const { send, view } = useShippingConflict(inquiry.id)
  return (
    <>
      <ActionDialog
        {...rest}
        isWide
        title={actions.setShipping}
        submit={t.save}
        rules={useShippingRules()}
        // Shares the draft with the edit page.
        draft={`shipping of ${inquiry.id}`}
        read={begun}
        send={(values, _, from = begun) => send(from, shippingIn(values), inquiry)}
      >
        <ShippingInputs
          shippingData={begun.shippingData}
          usualPortOfLoading={inquiry.usualPortOfLoading}
          voyageId={inquiry.voyageId}
        />
      </ActionDialog>
      {view}
    </>
  )
}
