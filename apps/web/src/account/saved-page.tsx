import { useEffect, useState } from 'react'
import { deviceCars, storeDeviceCars } from '../session/device-cars.ts'
import { useAddresses } from '../i18n/addresses.ts'
import { ApiError } from '../api/api.ts'
import type { Api } from '../api/api.ts'
import { localPath } from '../i18n/locale.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { useShell } from '../api/shell.ts'
import { Cards } from '../storefront/vehicles/card.tsx'
import { cardOf } from '../storefront/vehicles/card-data.ts'
import type { CardData } from '../storefront/vehicles/card-data.ts'
import { useAccountTexts } from './account-texts.ts'
import '../styles/content.css'

const PAGE = 20

/** A car on sale; undefined for a sold or deleted one. */
async function cardById(api: Api, id: string): Promise<CardData | undefined> {
  try {
    return cardOf(
      await api('GET /api/vehicle/public/car/{id}', { params: { id }, query: { fieldsToExtractCode: 'CODE_2' } }),
    )
  } catch (error) {
    if (error instanceof ApiError && [400, 404, 410].includes(error.status)) return undefined
    throw error
  }
}

interface Loaded {
  cars: readonly CardData[]
  /** Not loaded yet. */
  rest: readonly string[]
  isFailed: boolean
}

/** The first page of `ids` after the current cars. Deleted cars are removed from the device. */
async function loadPage(api: Api, cars: readonly CardData[], ids: readonly string[]): Promise<Loaded> {
  const page = ids.slice(0, PAGE)
  try {
    const found = await Promise.all(page.map((id) => cardById(api, id)))
    const missing = page.filter((_, index) => !found[index])
    if (missing.length) storeDeviceCars(deviceCars().filter((id) => !missing.includes(id)))
    return { cars: [...cars, ...found.filter((card) => card !== undefined)], rest: ids.slice(PAGE), isFailed: false }
  } catch {
    return { cars, rest: ids, isFailed: true }
  }
}

/** The cars that a visitor saved on this device, newest first. Buyers see theirs on the account page. */
export function SavedPage() {
  const { api, company, locale, messages, user } = useShell()
  const { favourites: t } = useAccountTexts()
  const addresses = useAddresses()
  const [{ cars, rest, isFailed }, setLoaded] = useState<Partial<Loaded> & Pick<Loaded, 'cars'>>({ cars: [] })
  useEffect(() => {
    if (user) location.replace(localPath('/account#favourites', locale))
    else void loadPage(api, [], deviceCars().toReversed()).then(setLoaded)
  }, [api, user, locale])
  const isEmpty = rest?.length === 0 && cars.length === 0
  return (
    <div className="wrap">
      <title>{`${t.title} · ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <header className="content-head">
        <h1>{t.title}</h1>
        {!user && !isEmpty && (
          <p>
            {t.onDevice} <a href={localPath('/login?return=/account', locale)}>{t.signIn}</a>
          </p>
        )}
      </header>
      {cars.length > 0 && <Cards cars={[...cars]} />}
      {isEmpty && <EmptyState text={t.none} action={t.stock} href={addresses.home} />}
      <p role="status">{rest === undefined ? messages.loading : isFailed ? t.notLoaded : ''}</p>
      {rest !== undefined && rest.length > 0 && (
        <button className="btn line" type="button" onClick={() => void loadPage(api, cars, rest).then(setLoaded)}>
          {isFailed ? t.again : t.more}
        </button>
      )}
    </div>
  )
}
