import { Reviews } from '../../layout/contact.tsx'
import { useMessages } from '../../api/shell.ts'
import { useDestination } from '../delivery/destination.ts'
import { Finder } from './finder.tsx'
import type { HomeData } from './home-data.ts'
import '../../styles/home.css'

const WIDTHS = [720, 1080]
const set = (format: string) => WIDTHS.map((width) => `/quay/${width}.${format} ${width}w`).join(', ')

/** A drawn harbour with the week's counts. */
function Quay({ home }: { home: HomeData }) {
  const { home: t, format } = useMessages()
  // 720 px are enough for a phone's background.
  const sizes = '(max-width: 743px) 60vw, (max-width: 1023px) 90vw, 42vw'
  return (
    <div className="quay">
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
        <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
        <img src="/quay/720.jpg" width={900} height={620} alt={t.quay} fetchPriority="high" decoding="async" />
      </picture>
      {home.stock > 0 && (
        <dl className="plate board">
          <div>
            <dd>{format.number(home.arrivalsOfWeek)}</dd>
            <dt>{t.newThisWeek}</dt>
          </div>
          <div>
            <dd>{format.number(home.dealsOfWeek)}</dd>
            <dt>{t.bestDealsThisWeek}</dt>
          </div>
        </dl>
      )}
    </div>
  )
}

export function Hero({ home }: { home: HomeData }) {
  const { home: t } = useMessages()
  const to = useDestination()
  return (
    <section className="hero">
      <div>
        <h1>{home.stock > 0 ? t.headline(home.stock) : t.emptyHeadline}</h1>
        <p className="lede no-port">{t.lede}</p>
        <p className="lede has-port">{t.ledeTo(to?.name)}</p>
        {home.stock > 0 && <Finder home={home} />}
        <Reviews />
      </div>
      <Quay home={home} />
    </section>
  )
}
