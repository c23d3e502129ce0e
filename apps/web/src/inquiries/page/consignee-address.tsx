import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useShell } from '../../api/shell.ts'
import { useCountryName } from '../country-name.ts'

/** Name, address and phone number as documents print them. */
export function ConsigneeAddress({ consignee }: { consignee: Inquiry['customerInformation'] }) {
  const countryName = useCountryName(useShell().locale)
  const { firstname, lastname, address, postalCode, city, country, phoneNumber } = consignee
  const town = [postalCode, city].filter(Boolean).join(' ')
  const lines = [
    `${firstname} ${lastname}`.trim(),
    address,
    [town, country && countryName(country)].filter(Boolean).join(', '),
    phoneNumber && `+${phoneNumber.countryCode} ${phoneNumber.number}`,
  ]
  return (
    <address>
      {lines.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  )
}
