import type { UserInfo } from '@minato/contract/users-shapes'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { rememberSignInAttempt, rememberReturnRoute } from '../session/sign-in-return.ts'
import { localPath } from '../i18n/locale.ts'
import { itemsFor, USER_NAV } from './nav.ts'
import { useShell } from '../api/shell.ts'
import { useUser } from '../session/current-user.ts'

/** The address of the current page. */
const currentRoute = () => location.pathname + location.search

interface Props {
  /** Menu entries other than a buyer's. */
  menu?: readonly { path: string; text: string }[]
  /** Content beside the name and above the menu. */
  badge?: ReactNode
  news?: ReactNode
}

/** The user's name with a menu, or the sign-in links (STF-06). */
export function AccountMenu(props: Props) {
  const user = useUser()
  const { locale, messages: t } = useShell()
  if (user) return <UserMenu user={user} {...props} />
  return (
    <div className="me">
      <a href={localPath('/login', locale)} onClick={() => rememberSignInAttempt(currentRoute())}>
        {t.signIn}
      </a>
      <a href={localPath('/sign-up', locale)} onClick={() => rememberReturnRoute(currentRoute())}>
        {t.signUp}
      </a>
    </div>
  )
}

function UserMenu({ user, menu, badge, news }: Props & { user: UserInfo }) {
  const { locale, messages: t } = useShell()
  const { routesByPath } = useRouter()
  const button = useRef<HTMLButtonElement>(null)
  const [SignOutDialog, setSignOutDialog] = useState<ComponentType<{ onClose(): void }>>()
  const name = `${user.firstname} ${user.lastname}`.trim() || user.email || t.myAccount
  const entries = menu ?? itemsFor(USER_NAV, user, routesByPath).map(({ path, text }) => ({ path, text: t[text] }))
  const openSignOutDialog = async () => {
    const { SignOut } = await import('../account/sign-out.tsx')
    setSignOutDialog(() => SignOut)
  }
  return (
    <div className="me">
      <button className="user" type="button" popoverTarget="user-menu" ref={button}>
        <span>
          {user.firstname && user.lastname ? (
            <>
              {user.firstname} <span className="last">{user.lastname}</span>
            </>
          ) : (
            name
          )}
        </span>
        {badge}
      </button>
      <div
        className="user-menu"
        id="user-menu"
        popover="auto"
        role="group"
        aria-label={t.userMenu(name)}
        onBeforeToggle={({ currentTarget }) => {
          // A popover is outside the page's layout.
          const { bottom = 0 } = button.current?.getBoundingClientRect() ?? {}
          currentTarget.style.top = `${bottom + scrollY}px`
        }}
      >
        {news}
        {entries.map(({ path, text }) => (
          <a key={path} href={localPath(path, locale)}>
            {text}
          </a>
        ))}
        <button type="button" onClick={() => void openSignOutDialog()}>
          {t.signOut}
        </button>
      </div>
      {SignOutDialog && <SignOutDialog onClose={() => setSignOutDialog(undefined)} />}
    </div>
  )
}
