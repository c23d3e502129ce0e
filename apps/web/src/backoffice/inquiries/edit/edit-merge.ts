import type { Buyer } from '@minato/contract/inquiries-shapes'
import type { MergeField } from '../../../forms/merge.ts'
import { useMessages } from '../../../api/shell.ts'
import { useInquiryActionsTexts } from '../inquiry-errors.ts'
import type { EditData } from './edit-data.ts'

/** Labels of the edit screen's fields for an edit conflict. */
export function useEditMerge({ charges, countries }: Pick<EditData, 'charges' | 'countries'>): MergeField[] {
  const { format } = useMessages()
  const { edit: t } = useInquiryActionsTexts()
  const usd = (value: unknown) => (typeof value === 'number' ? format.money(value) : String(value))
  const country = (code: unknown) => countries.find((one) => one.code === code)?.name ?? String(code)
  const phone = (value: unknown) => {
    const { countryCode = '', number = '' } = (value ?? {}) as Partial<NonNullable<Buyer['phoneNumber']>>
    return t.phoneText(countryCode, number)
  }
  return [
    { key: 'amountFOB', label: t.amountFOB, text: usd },
    { key: 'fretAmount', label: t.fretAmount, text: usd },
    { key: 'warranty', label: t.warranty, text: usd },
    { key: 'inspection', label: t.inspections, text: usd },
    { key: 'discount', label: t.discount, text: usd },
    { key: 'isActivateDiscount', label: t.isActivateDiscount, text: (is) => (is ? t.yes : t.no) },
    {
      key: 'portId',
      label: t.port,
      text: (id) => charges.ports.find((one) => one.id === id)?.name ?? String(id),
    },
    { key: 'finalDestination', label: t.finalDestination, text: country },
    { key: 'customerInformation.firstname', label: t.firstname },
    { key: 'customerInformation.lastname', label: t.lastname },
    { key: 'customerInformation.address', label: t.address },
    { key: 'customerInformation.city', label: t.city },
    { key: 'customerInformation.postalCode', label: t.postalCode },
    { key: 'customerInformation.country', label: t.country, text: country },
    { key: 'customerInformation.phoneNumber', label: t.phone, text: phone },
    { key: 'customerInformation.email', label: t.email },
  ]
}
