import type { SwitchItem } from '@minato/contract/switch'
import type { OfficeTexts } from '../../i18n/en/office.ts'
import type { NewInquiryFor } from '../inquiries/new-inquiry.lazy.ts'
import type { Entry } from './own-entries.ts'

type Texts = OfficeTexts['switcher']['itemActions']

/** Actions on a search result without opening it: a link, or a dialog. */
export function actionsOn(item: SwitchItem, t: Texts, onNewInquiry: (subject: NewInquiryFor) => void): Entry[] {
  const { kind, id, label, detail, path } = item
  const link = (key: keyof Texts, to: string): Entry => ({
    key,
    kind: 'action',
    label: t[key],
    detail: label,
    path: to,
  })
  const inquiry = (key: keyof Texts, subject: NewInquiryFor): Entry => ({
    key,
    kind: 'action',
    label: t[key],
    detail: label,
    run: () => onNewInquiry(subject),
  })
  switch (kind) {
    case 'car':
      return [
        link('editCar', `/vehicle/edit/${id}`),
        link('openCar', path),
        link('editPrice', `/vehicle/edit/${id}#car-price`),
        inquiry('inquireCar', { car: { id, label: `${label} · ${detail}` } }),
        link('carInquiries', `/inquiries?carId=${id}`),
      ]
    case 'customer':
      return [
        link('openCustomer', path),
        inquiry('inquireCustomer', { customer: { id, firstname: label, lastname: '', email: detail } }),
        link('customerInquiries', `/inquiries?ownerId=${id}`),
      ]
    case 'port':
      return [
        link('openPort', path),
        link('editTariff', `/port/${id}#tariff`),
        link('editInspection', `/port/${id}#inspection`),
      ]
    default:
      return []
  }
}
