import { slugOf } from '@minato/contract/addresses'
import { useAddresses } from '../../i18n/addresses.ts'
import { MessageUs } from '../../layout/contact.tsx'
import { useShell } from '../../api/shell.ts'
import { carName } from './card-data.ts'
import type { SoldDetails } from './car-data.ts'
import { CallUs, CarTitle, Crumbs, Similar } from './car-surroundings.tsx'
import { bodyDrawing } from './picture.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { SoldCarSummary } from './static-html.tsx'

/** The page of a sold car (410): description and sale date without documents, and similar cars (VEH-03). */
export function SoldPage({ sold }: { sold: SoldDetails }) {
  const { car: t, search, format } = useShell().messages
  const to = useAddresses()
  const name = carName(sold)
  const alike = { brand: [slugOf(sold.brand)], model: [slugOf(sold.model)] }
  return (
    <div className="wrap">
      <Crumbs brand={sold.brand} model={sold.model}>
        {t.ref(sold.reference)}
      </Crumbs>
      <CarTitle name={t.sold([name, sold.grade].filter(Boolean).join(' '))} reference={sold.reference} status="SOLD">
        {sold.soldAt && t.soldOn(format.date(sold.soldAt))}
      </CarTitle>
      <div className="veh">
        <div>
          <div className="gone">
            <img src={bodyDrawing(sold.facts.body)} width={800} height={420} alt="" />
          </div>
          <SoldCarSummary key={sold.reference} car={sold.facts} />
        </div>
        <aside className="buy" aria-label={t.soldAsk}>
          <section>
            <p>{t.soldNote}</p>
          </section>
          <section className="stack">
            <MessageUs className="btn go full" label={t.soldAsk} text={t.soldMessage(name, sold.reference)} />
            <CallUs />
            <a className="btn line full" href={to.search(alike)}>
              {t.allOf(name)}
            </a>
            <a className="btn line full" href={to.search()}>
              {search.wholeStock}
            </a>
          </section>
        </aside>
      </div>
      <Similar cars={sold.similar} />
      <RecentlyViewed gone={sold.reference} />
    </div>
  )
}
