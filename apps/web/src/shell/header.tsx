import { Link, useLocation } from '@tanstack/react-router'
import { Clock } from './clock.tsx'
import { MessageUs, Phone } from './contact.tsx'
import { Icon } from './icons.tsx'
import { Languages } from './languages.tsx'
import { Logo } from './mark.tsx'
import { NAV } from './nav.ts'
import { SearchBox } from './search-box.tsx'
import { useMessages } from './shell.ts'

/** The pages that carry the search box (specification section 2, layout). */
const SEARCHABLE = ['/', '/search-result']

/** The router's own marking of active links is left to `aria-current` below, which knows groups. */
const NOTHING = {}

/** Strip, logo, search box and menu. `stock` is the number of cars, 0 where it is not known. */
export function Header({ stock }: { stock: number }) {
  const t = useMessages()
  const { pathname } = useLocation()
  return (
    <header>
      <div className="strip">
        <div className="wrap">
          <Clock />
          <span className="contact" role="group" aria-label={t.contact}>
            <Phone />
            <MessageUs />
          </span>
          <Languages />
        </div>
      </div>
      <div className="head">
        <div className="wrap">
          <Logo />
          {SEARCHABLE.includes(pathname) && <SearchBox stock={stock} />}
          {NAV.length > 1 && (
            <button className="btn line phone-menu" type="button" popoverTarget="menu">
              <Icon name="menu" />
              {t.menu}
            </button>
          )}
        </div>
      </div>
      <nav className="nav" id="menu" aria-label={t.mainMenu} {...(NAV.length > 1 && { popover: 'auto' })}>
        <div className="wrap">
          {NAV.map(({ to, text, group }) => (
            <Link
              key={to}
              to={to}
              activeProps={NOTHING}
              aria-current={pathname === to ? 'page' : group.test(pathname) || undefined}
            >
              {t[text]}
            </Link>
          ))}
        </div>
      </nav>
    </header>
  )
}
