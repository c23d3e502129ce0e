import { useLocation } from '@tanstack/react-router'
import { useAddresses } from './addresses.ts'
import { MessageUs, Phone } from './contact.tsx'
import { messagingNumber } from './company.ts'
import { localPath } from './locale.ts'
import { Logo } from './mark.tsx'
import { officeHourLines } from './office-hours.ts'
import { useShell } from './shell.ts'
import { Social } from './social.tsx'
import { isManager, useUser } from './user.ts'

/** Head office, quick menu, customer support and office hours (STF-07). */
export function Footer() {
  const user = useUser()
  const { company, locale, messages: t } = useShell()
  const to = useAddresses()
  const { pathname } = useLocation()
  const { headOffice, officeHours } = company
  const number = messagingNumber(company)
  const links = (all: readonly (readonly [text: string, address: string])[]) =>
    all.map(([text, address]) => (
      <li key={address}>
        <a href={address}>{text}</a>
      </li>
    ))
  const at = (path: string) => localPath(path, locale)
  // Managers have the shop's facts in their settings.
  if (isManager(user)) return null
  return (
    <footer className={pathname.startsWith('/inquiries/') ? 'foot on-computer' : 'foot'}>
      <div className="wrap">
        <div>
          <Logo onInk />
          {headOffice && (
            <p>
              <b>{t.foot.headOffice}</b>
              {headOffice.map((line) => (
                <span key={line}>{t.placed(line)}</span>
              ))}
            </p>
          )}
          <Phone />
          <Social />
        </div>
        <div>
          <h2>{t.foot.quickMenu}</h2>
          <ul>
            {links([
              [t.shop, to.home],
              [t.home.newArrivals, to.search()],
              [t.home.bestDeals, to.search({ bestDeal: true })],
              [t.shipping, at('/shipping')],
              [t.payment, at('/payment-method')],
            ])}
          </ul>
        </div>
        <div>
          <h2>{t.foot.support}</h2>
          <ul>
            {links([
              [t.howToBuy, at('/how-to-buy')],
              [t.aboutUs, at('/company-profile')],
              [t.foot.check, at('/check')],
            ])}
            <li>
              <MessageUs />
              {number && <span className="number">{number}</span>}
            </li>
          </ul>
        </div>
        {officeHours && (
          <div>
            <h2>{t.foot.hours}</h2>
            <table>
              <tbody>
                {officeHourLines(officeHours, t).map(([days, hours]) => (
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
          <span>{t.foot.prices}</span>
          <span>{t.foot.fraud}</span>
        </p>
      </div>
    </footer>
  )
}
