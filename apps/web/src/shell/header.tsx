import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Clock } from './clock.tsx'
import { MessageUs, Phone } from './contact.tsx'
import { Icon } from './icons.tsx'
import { Languages } from './languages.tsx'
import { localPath } from './locale.ts'
import { Logo } from './mark.tsx'
import { NAV } from './nav.ts'
import { SearchBox } from './search-box.tsx'
import { useShell } from './shell.ts'
import { Social } from './social.tsx'

/** The pages that carry the search box (specification section 2, layout). */
const SEARCHABLE = ['/', '/search-result']

/** Strip, logo, search box and menu. `stock` is the number of cars, 0 where it is not known. */
export function Header({ stock }: { stock: number }) {
  const { locale, messages } = useShell()
  const { pathname } = useLocation()
  const router = useRouter()
  const menu = useRef<HTMLElement>(null)
  // Whoever follows a link of the menu leaves it, where it stands open over the page; the oldest phones know no popover.
  useEffect(() => router.subscribe('onBeforeNavigate', () => menu.current?.hidePopover?.()), [router])
  return (
    <header>
      <div className="strip">
        <div className="wrap">
          <Clock />
          <span className="contact" role="group" aria-label={messages.contact}>
            <Phone />
            <MessageUs />
          </span>
          <Social />
          <Languages />
        </div>
      </div>
      <div className="head">
        <div className="wrap">
          <Logo />
          {SEARCHABLE.includes(pathname) && <SearchBox stock={stock} />}
          <button className="btn line phone-menu" type="button" popoverTarget="menu">
            <Icon name="menu" />
            {messages.menu}
          </button>
        </div>
      </div>
      <nav ref={menu} className="nav" id="menu" aria-label={messages.mainMenu} popover="auto">
        <div className="wrap">
          {NAV.map(({ path, text, group }) => (
            <a
              key={path}
              href={localPath(path, locale)}
              aria-current={pathname === path ? 'page' : group?.test(pathname) || undefined}
            >
              {messages[text]}
            </a>
          ))}
        </div>
      </nav>
    </header>
  )
}
