import { OFFICE_LOCALES } from '@minato/contract/enumerations'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationProgress } from '../../layout/navigation-progress.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Languages } from '../../layout/languages.tsx'
import { localPath } from '../../i18n/locale.ts'
import { hasLanguage } from '../../i18n/office-languages.ts'
import { Logo } from '../../layout/logo.tsx'
import { AccountMenu } from '../../layout/account-menu.tsx'
import { itemsFor } from '../../layout/nav.ts'
import { useShell } from '../../api/shell.ts'
import { useUser } from '../../session/current-user.ts'
import { SignOut } from '../../account/sign-out.tsx'
import { areSingleKeysOn, isTyping } from '../../table/single-keys.ts'
import { NewInquiryPart } from '../inquiries/new-inquiry.lazy.ts'
import type { NewInquiryFor } from '../inquiries/new-inquiry.lazy.ts'
import { Switcher } from '../switcher/switcher.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { ADMIN_NAV, CREATE_VEHICLE, MANAGER_NAV } from './office-nav.ts'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import { useUnpublishedReviews } from './use-unpublished-reviews.ts'
import { useUnread } from './use-unread.ts'
import '../../styles/office-header.css'

type Open = 'switcher' | 'keys' | 'sign-out' | NewInquiryFor

/** The managers' header (STF-06): menu with unread counts, new car, quick switcher, user menu. */
export function OfficeHeader() {
  const { locale, messages } = useShell()
  const t = useOfficeTexts()
  const user = useUser()
  const router = useRouter()
  const { pathname } = useLocation()
  const unread = useUnread()
  const reviews = useUnpublishedReviews(pathname)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') {
      event.preventDefault()
      setOpen(open === 'switcher' ? undefined : 'switcher')
      return
    }
    if (ctrlKey || metaKey || altKey || isTyping(target) || !areSingleKeysOn()) return
    if (document.querySelector('dialog[open]')) return
    const query = key === '/' ? document.querySelector<HTMLInputElement>('[data-query]') : null
    if (key === '?') setOpen('keys')
    else if (query) {
      query.focus()
      query.select()
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  // Following a link closes the menu.
  useEffect(
    () => router.subscribe('onBeforeNavigate', () => document.getElementById('user-menu')?.hidePopover?.()),
    [router],
  )
  // On the narrowest phones the menu scrolls sideways and keeps the current item in view.
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.clientWidth / 2
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another entry is the current one, or has grown by its number
  }, [pathname, unread])
  const isCreating = pathname === CREATE_VEHICLE
  return (
    <header className="office-bar">
      <div className="wrap">
        <Logo onInk />
        <nav ref={nav} className="office-nav" aria-label={messages.mainMenu} id="menu">
          {itemsFor(ADMIN_NAV, user, router.routesByPath).map(({ path, text, group }) => (
            <a
              key={path}
              href={localPath(path, locale)}
              aria-current={pathname === path ? 'page' : group?.test(pathname) || undefined}
            >
              {t.nav[text]}
              {path === '/inquiries' && <Count of={unread} said={t.unread(unread)} />}
            </a>
          ))}
        </nav>
        {CREATE_VEHICLE in router.routesByPath && (
          <a
            className="btn go"
            href={isCreating ? undefined : localPath(CREATE_VEHICLE, locale)}
            aria-disabled={isCreating || undefined}
          >
            <svg className="ico s" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 4v16M4 12h16" />
            </svg>
            <span>{t.nav.createVehicle}</span>
          </a>
        )}
        <div className="office-who">
          <button
            className="go-to"
            type="button"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => setOpen('switcher')}
          >
            <Icon name="lens" small />
            <span>{t.switcher.open}</span>
            <kbd>Ctrl K</kbd>
          </button>
          <Languages languages={OFFICE_LOCALES.filter((one) => hasLanguage(pathname, one))} />
          <AccountMenu
            menu={itemsFor(MANAGER_NAV, user, router.routesByPath).map(({ path, text }) => ({
              path,
              text: t.nav[text],
            }))}
            badge={<Count of={reviews} said={t.reviewsUnpublished(reviews)} />}
            news={
              reviews > 0 && (
                <a href={`${localPath('/admin-reviews', locale)}?isPublished=false`}>{t.reviewsUnpublished(reviews)}</a>
              )
            }
          />
        </div>
      </div>
      {pathname === '/reviews' && (
        <div className="office-way">
          <p className="wrap">
            <a href={localPath('/admin-reviews', locale)}>{t.nav.manageReviews}</a>
          </p>
        </div>
      )}
      {open === 'switcher' && (
        <Switcher
          onKeys={() => setOpen('keys')}
          onSignOut={() => setOpen('sign-out')}
          onNewInquiry={setOpen}
          onClose={close}
        />
      )}
      {typeof open === 'object' && <NewInquiryPart {...open} onClose={close} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
      {open === 'sign-out' && <SignOut onClose={close} />}
      <NavigationProgress />
    </header>
  )
}

/** A count that needs attention; nothing for 0. */
function Count({ of, said }: { of: number; said: string }) {
  const { format } = useShell().messages
  if (of === 0) return null
  return (
    <span className="unread">
      <span aria-hidden="true">{format.number(of)}</span>
      <span className="vh">, {said}</span>
    </span>
  )
}
