import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import fontAddress from '../styles/minato-sans.woff2?url'
import { followLinks } from '../performance/follow-links.ts'
import { Footer } from '../layout/footer.tsx'
import { Header } from '../layout/header.tsx'
import { DeferredFeatures } from '../layout/deferred-features.tsx'
import { localPath, shopLocale } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'
import type { Shell } from '../api/shell.ts'
import { Toasts } from '../layout/toasts.tsx'
import '../styles/minato.css'
import { isManager } from '../session/current-user.ts'

const STOCK_FRESH_MS = 300_000

export const Route = createRootRouteWithContext<Shell>()({
  // Every route declares its access, which is enforced here.
  beforeLoad: ({ context, location, matches }) => {
    const { access, isPrivate } = matches.at(-1)?.staticData ?? {}
    if (isPrivate) context.keepPrivate()
    const isGuarded = access || isManager(context.user) || context.locale !== shopLocale(context.locale)
    return isGuarded && import('../session/guard.ts').then(({ guard }) => guard(context, access, location.href))
  },
  // Pages work without the stock count.
  loader: ({ context, abortController }) =>
    context.api('GET /api/vehicle/public/car/count', { signal: abortController.signal }).then(
      ({ numberOfCar }) => numberOfCar,
      () => 0,
    ),
  staleTime: STOCK_FRESH_MS,
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'tenant-id', content: match.context.tenant },
      { name: 'theme-color', content: '#0b2431' },
    ],
    links: [
      { rel: 'preload', href: fontAddress, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' },
      { rel: 'manifest', href: localPath('/manifest.webmanifest', shopLocale(match.context.locale)) },
    ],
  }),
  shellComponent: Document,
  component: Page,
})

function Document({ children }: { children: ReactNode }) {
  const { locale, messages } = useShell()
  return (
    <html lang={locale}>
      <head>
        <HeadContent />
      </head>
      <body>
        <a className="skip" href="#main">
          {messages.skip}
        </a>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Page() {
  const { tenant } = useShell()
  const router = useRouter()
  useEffect(() => followLinks(router), [router])
  useEffect(() => {
    try {
      localStorage.setItem('tenant-id', tenant)
    } catch {
      // Blocked storage is ignored.
    }
  }, [tenant])
  return (
    <>
      <DeferredFeatures />
      <Header stock={Route.useLoaderData()} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Toasts />
    </>
  )
}
