import { foot as english } from '../i18n/en/foot.ts'
import { foot as french } from '../i18n/fr/foot.ts'
import { useAddresses } from '../i18n/addresses.ts'
import { MessageUs, Phone } from './contact.tsx'
import { messagingNumber } from '../api/company.ts'
import { localPath } from '../i18n/locale.ts'
import { Logo } from './logo.tsx'
import { officeHourLines } from './office-hours.ts'
import { useShell } from '../api/shell.ts'
import { Social } from './social.tsx'
import { textsFor } from '../i18n/texts.ts'

/** Head office, quick menu, customer support and office hours (STF-07), and the legal pages. */
export function FooterContents() {
  const { company, locale, messages: t } = useShell()
  const foot = textsFor(locale, { en: english, fr: french }, 'foot')
  const to = useAddresses()
  const { headOffice, officeHours } = company
  const number = messagingNumber(company)
  const links = (all: readonly (readonly [text: string, address: string])[]) =>
    all.map(([text, address]) => (
      <li key={address}>
        <a href={address}>{text}</a>
      </li>
    ))
  const at = (path: string) => localPath(path, locale)
  return (
    <div className="wrap">
      <div>
        <Logo onInk />
        {headOffice && (
          <p>
            <b>{foot.headOffice}</b>
            {headOffice.map((line) => (
              <span key={line}>{foot.placed(line)}</span>
            ))}
          </p>
        )}
        <Phone />
        <Social />
      </div>
      <div>
        <h2>{foot.quickMenu}</h2>
        <ul>
          {links([
            [t.shop, to.home],
            [t.home.newArrivals, to.search()],
            [t.home.bestDeals, to.search({ bestDeal: true })],
            [t.savedCars, at('/saved')],
            [t.shipping, at('/shipping')],
            [t.payment, at('/payment-method')],
          ])}
        </ul>
      </div>
      <div>
        <h2>{foot.support}</h2>
        <ul>
          {links([
            [t.howToBuy, at('/how-to-buy')],
            [t.aboutUs, at('/company-profile')],
            [t.checkInvoice, at('/check')],
          ])}
          <li>
            <MessageUs />
            {number && <span className="number">{number}</span>}
          </li>
        </ul>
      </div>
      {officeHours && (
        <div>
          <h2>{foot.hours}</h2>
          <table>
            <tbody>
              {officeHourLines(officeHours, t, foot).map(([days, hours]) => (
                <tr key={days}>
                  <th scope="row">{days}</th>
                  <td>{hours}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="end">
        <span>{foot.prices}</span>
        <span>{foot.fraud}</span>
        <span>
          {Object.entries(foot.legal).map(([page, text]) => (
            <a key={page} href={at(`/${page}`)}>
              {text}
            </a>
          ))}
        </span>
      </p>
    </div>
  )
}
