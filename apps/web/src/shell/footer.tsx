import { useAddresses } from './addresses.ts'
import { company } from './company.ts'
import { MessageUs, Phone } from './contact.tsx'
import { Logo } from './mark.tsx'
import { useMessages } from './shell.ts'

/** Head office, quick menu, customer support and office hours (specification section 1). */
export function Footer() {
  const t = useMessages()
  const to = useAddresses()
  const hours = (day: number) => {
    const [opens, closes] = company.hours[day] ?? []
    return opens === undefined || closes === undefined ? t.foot.closed : `${t.hour(opens)} – ${t.hour(closes)}`
  }
  return (
    <footer className="foot">
      <div className="wrap">
        <div>
          <Logo onInk />
          <p>
            <b>{t.foot.headOffice}</b>
            <br />
            {company.street}
            <br />
            {company.city}
          </p>
        </div>
        <div>
          <h2>{t.foot.quickMenu}</h2>
          <ul>
            <li>
              <a href={to.home}>{t.shop}</a>
            </li>
            <li>
              <a href={to.search()}>{t.home.newArrivals}</a>
            </li>
            <li>
              <a href={to.search({ bestDeal: true })}>{t.home.bestDeals}</a>
            </li>
          </ul>
        </div>
        <div>
          <h2>{t.foot.support}</h2>
          <ul>
            <li>
              <Phone />
            </li>
            <li>
              <MessageUs />
            </li>
          </ul>
        </div>
        <div>
          <h2>{t.foot.hours}</h2>
          <table>
            <tbody>
              <tr>
                <th scope="row">{t.foot.weekdays}</th>
                <td>{hours(1)}</td>
              </tr>
              <tr>
                <th scope="row">{t.foot.saturday}</th>
                <td>{hours(6)}</td>
              </tr>
              <tr>
                <th scope="row">{t.foot.sunday}</th>
                <td>{hours(0)}</td>
              </tr>
            </tbody>
          </table>
        </div>
        <p className="end">
          <span>{t.foot.prices}</span>
          <span>{t.foot.fraud}</span>
        </p>
      </div>
    </footer>
  )
}
