import type { CustomerDetails, CustomerEdit } from '@minato/contract/customers'
import { Dialog } from '../../forms/dialog.tsx'
import { Form } from '../../forms/form.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { email } from '../../forms/rules.ts'
import type { Rule } from '../../forms/rules.ts'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { useCharges } from '../../storefront/delivery/use-charges.ts'
import { CustomerFields, NAME_RULES, phoneOf, useCustomerBody } from './customer-fields.tsx'
import { useCustomersTexts } from './customers-texts.ts'

type Fields = Omit<CustomerEdit, 'isNumberShared'>

/** Corrects a customer's contact data. Concurrent edits are shown side by side. */
export function EditCustomer({
  customer,
  countryName,
  onSaved,
  onClose,
}: {
  customer: CustomerDetails
  countryName(code: string): string | undefined
  onSaved(customer: CustomerDetails): void
  onClose(): void
}) {
  const { api } = useShell()
  const t = useCustomersTexts()
  const { personal } = useFormTexts()
  const bodyOf = useCustomerBody(customer)
  const charges = useCharges()
  const port = (value: unknown) => {
    const { portId } = value as NonNullable<CustomerEdit['destination']>
    return charges?.ports.find(({ id }) => id === portId)?.name ?? t.noDestination
  }
  const phone = (value: unknown) => {
    const { countryCode, number } = value as NonNullable<CustomerEdit['phoneNumber']>
    // As in the form: whether a leading zero belongs to the number depends on the country.
    return `${number} (+${countryCode})`
  }
  const { send, view } = useEditConflict<Fields & { isNumberShared?: boolean }, CustomerDetails>({
    entity: 'person',
    fields: [
      { key: 'firstname', label: personal.firstname },
      { key: 'lastname', label: personal.lastname },
      { key: 'locale', label: t.language, text: (value) => t.languages[value as CustomerEdit['locale']] },
      { key: 'email', label: t.email },
      { key: 'countryOfResidence', label: t.country, text: (code) => countryName(String(code)) ?? String(code) },
      { key: 'phoneNumber', label: t.phone, text: phone },
      { key: 'destination', label: t.destination, text: port },
    ],
    written: ({
      firstname,
      lastname,
      locale,
      email: address,
      countryOfResidence,
      phone: phoneNumber,
      destination,
    }) => ({
      firstname,
      lastname: lastname || null,
      locale,
      email: address || null,
      countryOfResidence,
      phoneNumber,
      destination,
    }),
    save: async ({ id }, body, version) => {
      onSaved(
        await api('PUT /api/uum/customer/{id}', { params: { id }, body: { isNumberShared: false, ...body }, version }),
      )
      notify({ isError: false, title: t.edit.done, lines: [] })
      onClose()
    },
  })
  const address: Rule = (value, values) =>
    value.trim() ? email(value, values) : phoneOf(values) ? undefined : t.new.emailOrPhone
  return (
    <Dialog title={t.edit.title} onClose={onClose} isWide isForm footer="form">
      <Form
        rules={{ ...NAME_RULES, email: [address] }}
        submit={t.edit.save}
        send={async (values) => send(customer, await bodyOf(values))}
      >
        <CustomerFields customer={customer} />
      </Form>
      {view}
    </Dialog>
  )
}
