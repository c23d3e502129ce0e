import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { OfficeHeaderPart } from '../backoffice/layout/office-header.lazy.ts'
import { useAddresses } from '../i18n/addresses.ts'
import { Clock } from './office-clock.tsx'
import { MessageUs, Phone } from './contact.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { Icon } from '../ui/icons.tsx'
import { Languages } from './languages.tsx'
import { localPath } from '../i18n/locale.ts'
import { Logo } from './logo.tsx'
import { AccountMenu } from './account-menu.tsx'
import { itemsFor, NAV } from './nav.ts'
import { SearchBox } from './search-box.tsx'
import { useShell } from '../api/shell.ts'
import { Social } from './social.tsx'
import { DeferredUnread } from './deferred-unread.tsx'
import { isManager, useUser } from '../session/current-user.ts'

/** Pages with the search box (specification section 2, layout). */
const SEARCHABLE = ['/', '/search-result']

/** The shop's header, or the managers'. `stock`: number of cars, 0 if unknown. */
export const Header = ({ stock }: { stock: number }) =>
  isManager(useUser()) ? <OfficeHeaderPart /> : <ShopHeader stock={stock} />

/** Strip, logo, search box and menu. */
function ShopHeader({ stock }: { stock: number }) {
  const { locale, messages } = useShell()
  const { pathname } = useLocation()
  const to = useAddresses()
  const router = useRouter()
  const user = useUser()
  const menu = useRef<HTMLElement>(null)
  // Following a link closes an open menu; old browsers have no popover.
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        document.getElementById('user-menu')?.hidePopover?.()
        menu.current?.hidePopover?.()
      }),
    [router],
  )
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
          {SEARCHABLE.includes(pathname) ? (
            <SearchBox stock={stock} />
          ) : (
            <a className="btn line to-search" href={to.search()}>
              <Icon name="lens" />
              {messages.search.button}
            </a>
          )}
          <button className="btn line phone-menu" type="button" popoverTarget="menu">
            <Icon name="menu" />
            {messages.menu}
            {user && <DeferredUnread />}
          </button>
        </div>
      </div>
      <nav ref={menu} className="nav" id="menu" aria-label={messages.mainMenu} popover="auto">
        <div className="wrap">
          <button className="btn line shut" type="button" popoverTarget="menu">
            <Icon name="close" />
            {messages.close}
          </button>
          {itemsFor(NAV, user, router.routesByPath).map(({ path, text, group }) => (
            <a
              key={path}
              href={localPath(path, locale)}
              aria-current={pathname === path ? 'page' : group?.test(pathname) || undefined}
            >
              {messages[text]}
              {path === '/inquiries' && <DeferredUnread />}
            </a>
          ))}
          <a className="on-phone" href={localPath('/saved', locale)}>
            {messages.savedCars}
          </a>
          <a className="on-phone" href={localPath('/check', locale)}>
            {messages.checkInvoice}
          </a>
          <AccountMenu />
        </div>
      </nav>
      <NavigationProgress />
    </header>
  )
}
