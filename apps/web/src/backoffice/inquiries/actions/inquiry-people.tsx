import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useCountryName } from '../../../inquiries/country-name.ts'
import { localPath } from '../../../i18n/locale.ts'
import { useShell } from '../../../api/shell.ts'
import { useUser } from '../../../session/current-user.ts'
import { PhoneContact, SignInLink } from '../../customers/phone-contact.tsx'
import { useInquiryActionsTexts } from '../inquiry-errors.ts'
import { useInquiryListTexts } from '../inquiry-list-texts.ts'

/** The buyer with contact, the responsible manager, and the source of the inquiry. */
export function InquiryPeople({ inquiry: { owner, manager, source, customerInformation } }: { inquiry: Inquiry }) {
  const { locale } = useShell()
  const { people: t } = useInquiryActionsTexts()
  const work = useInquiryListTexts()
  const user = useUser()
  const countryOf = useCountryName(locale)
  const { email, phoneNumber } = customerInformation
  const phone = phoneNumber && `+${phoneNumber.countryCode}${phoneNumber.number.replace(/\D/g, '')}`
  const country = owner.country ?? customerInformation.country
  const ours = manager && `${manager.firstname} ${manager.lastname}`
  return (
    <dl className="deal-people" aria-label={t.title}>
      <div>
        <dt>{t.buyer}</dt>
        <dd>
          <a href={`${localPath('/customer', locale)}?id=${owner.id}`}>
            <b>{`${owner.firstname} ${owner.lastname}`.trim() || email || '–'}</b>
          </a>
        </dd>
        {country && <dd>{countryOf(country)}</dd>}
        {phone && (
          <dd>
            <PhoneContact phone={phone} text={`+${phoneNumber.countryCode} ${phoneNumber.number}`} />
          </dd>
        )}
        {phone && !email && (
          <dd>
            <SignInLink customerId={owner.id} phone={phone} />
          </dd>
        )}
        {email && (
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        )}
      </div>
      <div>
        <dt>{t.owner}</dt>
        <dd>{ours ? (manager.id === user?.id ? t.you(ours) : ours) : t.nobody}</dd>
      </div>
      <div>
        <dt>{work.source}</dt>
        <dd>{work.sources[source]}</dd>
      </div>
    </dl>
  )
}
