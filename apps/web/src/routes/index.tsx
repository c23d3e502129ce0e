import { createFileRoute } from '@tanstack/react-router'
import { preloadOfficeList, OfficeListPart } from '../backoffice/vehicles/list-page.lazy.ts'
import { headOf } from '../layout/head.ts'
import { loading } from '../api/loading.ts'
import { useShell } from '../api/shell.ts'
import { StructuredData } from '../layout/structured-data.tsx'
import { structuredDealer } from '../layout/structured-dealer.ts'
import { isManager } from '../session/current-user.ts'
import { DestinationPlate } from '../storefront/delivery/plate.tsx'
import { Hero } from '../storefront/home/hero.tsx'
import { loadHome } from '../storefront/home/home-data.ts'
import type { HomeData } from '../storefront/home/home-data.ts'
import { Bodies, CarSection, Makers } from '../storefront/home/sections.tsx'
import { RecentlyViewed } from '../storefront/vehicles/recently-viewed.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () => {
        const { signal } = attempt.abortController
        return isManager(context.user)
          ? { office: await preloadOfficeList(context, {}, signal) }
          : { home: await loadHome(context.api, signal) }
      },
      attempt,
    ),
  // Managers see changes at once.
  shouldReload: ({ context }) => isManager(context.user) || undefined,
  head: ({ match, loaderData }) => {
    // Without data the error page has its own head.
    if (!loaderData?.home) return {}
    const { home: t } = match.context.messages
    return headOf(match.context, {
      title: t.title,
      description: t.description(loaderData.home.stock),
      path: '/',
    })
  },
  component: Stock,
})

/** The shop, or the managers' list (STF-15). */
function Stock() {
  const { home, office } = Route.useLoaderData()
  return office ? <OfficeListPart search={office.search} data={office.list} /> : <Home home={home} />
}

function Home({ home }: { home: HomeData }) {
  const shell = useShell()
  const { home: t } = shell.messages
  return (
    <div className="wrap">
      {/* Server-rendered parts stay static, so the browser needs no texts for them. */}
      <StructuredData data={import.meta.env.SSR ? structuredDealer(shell) : {}} />
      <DestinationPlate />
      <Hero home={home} />
      <CarSection
        id="arrivals"
        title={t.newArrivals}
        note={t.newArrivalsOfWeek(home.arrivalsOfWeek)}
        all={t.allNewArrivals}
        more={t.moreNewArrivals}
        cars={home.arrivals}
        search={{}}
      />
      <CarSection
        id="deals"
        title={t.bestDeals}
        note={t.bestDealsNote}
        all={t.allBestDeals}
        more={t.moreBestDeals}
        cars={home.deals}
        search={{ bestDeal: true }}
      />
      <RecentlyViewed />
      <Bodies home={home} />
      <Makers home={home} />
    </div>
  )
}
