import { LOCALES } from '@minato/contract/enumerations'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LOCALE_SWITCH, localPath } from '../../i18n/locale.ts'
import { itemsFor } from '../../layout/nav.ts'
import { useShell } from '../../api/shell.ts'
import { ADMIN_NAV, CREATE_VEHICLE, MANAGER_NAV } from '../layout/office-nav.ts'
import { useOfficeTexts } from '../../i18n/office-texts.ts'

/** An entry of the quick switcher: a link or an action. */
export interface Entry {
  key: string
  kind: 'car' | 'brand' | 'model' | 'customer' | 'inquiry' | 'port' | 'screen' | 'action'
  label: string
  detail: string
  /** Search terms that are not shown. */
  synonyms?: string | undefined
  /** Plain path. */
  path?: string
  run?(): void
  /** Further actions. */
  actions?: readonly Entry[]
}

/** Entries that need no API call: available screens and global actions. */
export function useStaticEntries({ showShortcuts, signOut }: { showShortcuts(): void; signOut(): void }): Entry[] {
  const { locale, user, report } = useShell()
  const { nav, switcher: t } = useOfficeTexts()
  const { routesByPath } = useRouter()
  const { pathname, searchStr } = useLocation()
  const screen = (label: string, path: string): Entry => ({
    key: `${path} ${label}`,
    kind: 'screen',
    label,
    detail: '',
    synonyms: t.synonyms[path],
    path,
  })
  const menus = [...ADMIN_NAV, ...MANAGER_NAV].filter(
    ({ path }, at, all) => all.findIndex((one) => one.path === path) === at,
  )
  const other = LOCALES.find((one) => one !== locale) ?? locale
  const lists = (['drafts', 'sale', 'reserved', 'sold'] as const).map((name, at) =>
    screen(t.screens[name], `/search-result?statuses=${['DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD'][at]}`),
  )
  const pages = [
    screen(t.screens.reviews, '/admin-reviews'),
    screen(t.screens.account, '/account'),
    screen(t.screens.tariffs, '/admin-ports'),
  ]
  const [sections, setSections] = useState<readonly [section: string, title: string][]>([])
  useEffect(() => {
    // Texts of another page, loaded with the switcher.
    import('../settings/settings-titles.ts').then(
      ({ settingsSectionsIn }) => setSections(settingsSectionsIn(locale)),
      report,
    )
  }, [locale, report])
  const settings = sections.map(([section, title]) => ({
    ...screen(title, `/settings/${section}`),
    detail: nav.settings,
  }))
  const action = (key: keyof typeof t.actions, how: Partial<Entry>): Entry => ({
    key,
    kind: 'action',
    label: t.actions[key],
    detail: '',
    ...how,
  })
  const switchTo = `${localPath(pathname, other)}${searchStr}${searchStr ? '&' : '?'}${LOCALE_SWITCH}=${other}`
  return [
    ...itemsFor(menus, user, routesByPath).map(({ path, text }) => screen(nav[text], path)),
    ...lists,
    ...pages.filter(({ path = '' }) => path in routesByPath),
    ...('/settings' in routesByPath ? settings : []),
    ...(CREATE_VEHICLE in routesByPath ? [action('create', { path: CREATE_VEHICLE })] : []),
    ...('/vehicle/import' in routesByPath ? [action('import', { path: '/vehicle/import' })] : []),
    action('keys', { run: showShortcuts }),
    action('language', { run: () => location.assign(switchTo) }),
    action('signOut', { run: signOut }),
  ]
}
