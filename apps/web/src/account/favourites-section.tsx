import { useEffect } from 'react'
import { setSaved } from '../session/saved.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { useAddresses } from '../i18n/addresses.ts'
import { Cards } from '../storefront/vehicles/card.tsx'
import type { CardData } from '../storefront/vehicles/card-data.ts'
import { useAccountTexts } from './account-texts.ts'

/** The call's own limit (packages/contract accounts.ts FAVOURITE_LIMIT). */
const MAX_SHOWN = 200

/** The saved cars. A removed one stays visible until the page is left, so that it can be saved again. */
export function FavouritesSection({ cars }: { cars: CardData[] }) {
  const { favourites: t } = useAccountTexts()
  const addresses = useAddresses()
  useEffect(() => setSaved(cars.map(({ id }) => id)), [cars])
  if (!cars.length) return <EmptyState text={t.none} action={t.stock} href={addresses.home} />
  return (
    <>
      <p className="muted small">
        {t.count(cars.length)} {cars.length >= MAX_SHOWN && t.full(MAX_SHOWN)}
      </p>
      <Cards cars={cars} />
    </>
  )
}
