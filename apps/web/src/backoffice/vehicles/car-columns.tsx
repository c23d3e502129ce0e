import { shortDate } from '@minato/domain/short-moments'
import { STANDARD_TRIM } from '@minato/domain/vehicles'
import type { SortDirection } from '@minato/contract/enumerations'
import { useRouter } from '@tanstack/react-router'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { carName, shownYear } from '../../storefront/vehicles/card-data.ts'
import { NoPicture, Picture } from '../../storefront/vehicles/picture.tsx'
import { Price } from '../../storefront/vehicles/price.tsx'
import type { Column } from '../../table/table.tsx'
import { StatusChip } from '../layout/status-chip.tsx'
import type { OfficeLine } from './list-data.ts'
import { useOfficeCarsTexts } from './office-cars-texts.ts'

/** Days after which a car counts as old stock. */
const OLD_DAYS = 90
const sort = (field: string, first: SortDirection = 'ASC') => ({ field, first })

/** The columns of the managers' list; `hrefOf`: the car's link. */
export function useCarColumns(hrefOf: (car: OfficeLine) => string): Column<OfficeLine>[] {
  const { locale, messages } = useShell()
  const t = useOfficeCarsTexts()
  const { format, km, names } = messages
  const hasInquiries = '/inquiries' in useRouter().routesByPath
  const { columns: heads } = t
  const count = (value: number | null) => (value === null || value === 0 ? '–' : format.number(value))
  const date = (instant: string | null) => (instant === null ? '–' : shortDate(instant, locale))
  return [
    {
      key: 'picture',
      head: heads.picture,
      card: 'picture',
      cell: ({ picture, body }) =>
        picture ? (
          <Picture picture={picture} alt="" sizes="84px" upTo={320} order="later" body={body} />
        ) : (
          <NoPicture body={body} />
        ),
    },
    {
      key: 'reference',
      head: heads.reference,
      sort: sort('REFERENCE', 'DESC'),
      card: 'none',
      cell: ({ reference }) => <b>{reference}</b>,
    },
    {
      key: 'vehicle',
      head: heads.vehicle,
      isFixed: true,
      card: 'title',
      cell: (car) => (
        <>
          <a className="name" href={hrefOf(car)}>
            {carName(car)}
          </a>
          <small>
            {[car.grade, car.color && names.color[car.color].toLowerCase()].filter(Boolean).join(' · ')}
            <span className="on-card nowrap">
              {[car.registered && format.yearMonth(car.registered), car.mileage !== null && km(car.mileage)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="on-card">{messages.car.ref(car.reference)}</span>
          </small>
        </>
      ),
    },
    {
      key: 'code',
      head: heads.code,
      isHidden: true,
      card: 'none',
      cell: ({ code }) => (code === STANDARD_TRIM ? '–' : code),
    },
    {
      key: 'chassis',
      head: heads.chassis,
      isHidden: true,
      card: 'none',
      cell: ({ chassis }) => chassis ?? '–',
    },
    {
      key: 'registered',
      head: heads.registered,
      sort: sort('YEAR', 'DESC'),
      card: 'none',
      cell: (car) => shownYear(messages, car) ?? '–',
    },
    {
      key: 'mileage',
      head: heads.mileage,
      isNumber: true,
      sort: sort('MILEAGE'),
      card: 'none',
      cell: ({ mileage }) => (mileage === null ? '–' : format.number(mileage)),
    },
    { key: 'engine', head: heads.engine, isNumber: true, card: 'none', cell: ({ engineSize }) => count(engineSize) },
    {
      key: 'drive',
      head: heads.drive,
      card: 'none',
      cell: ({ transmission, drive }) =>
        [transmission && (transmission === 'AUTOMATIC' ? t.automatic : t.manual), drive].filter(Boolean).join(', ') ||
        '–',
    },
    {
      key: 'fuel',
      head: heads.fuel,
      isHidden: true,
      card: 'none',
      cell: ({ fuel }) => (fuel ? names.fuelType[fuel] : '–'),
    },
    {
      key: 'price',
      head: heads.price,
      isNumber: true,
      sort: sort('PRICE'),
      card: 'end',
      cell: (car) =>
        car.price === null ? (
          <span className="muted">{t.noPrice}</span>
        ) : (
          <b>
            <Price car={car} />
          </b>
        ),
    },
    {
      key: 'base',
      head: heads.base,
      isNumber: true,
      isHidden: true,
      card: 'none',
      cell: ({ base }) => (base === null ? '–' : format.money(base)),
    },
    {
      key: 'cost',
      head: heads.cost,
      isNumber: true,
      isHidden: true,
      card: 'none',
      cell: ({ cost }) => (cost === null ? '–' : format.money(cost)),
    },
    {
      key: 'margin',
      head: heads.margin,
      isNumber: true,
      isHidden: true,
      card: 'none',
      cell: ({ margin }) => (margin === null ? '–' : format.money(margin)),
    },
    {
      key: 'markup',
      head: heads.markup,
      isNumber: true,
      isHidden: true,
      card: 'none',
      cell: ({ markup }) => format.percent(markup),
    },
    {
      key: 'days',
      head: heads.days,
      isNumber: true,
      sort: sort('DAYS', 'DESC'),
      card: 'none',
      cell: ({ days, status }) =>
        days > OLD_DAYS && status !== 'SOLD' ? (
          <b className="old-stock" title={t.old(days)}>
            {format.number(days)}
          </b>
        ) : (
          format.number(days)
        ),
    },
    {
      key: 'views',
      head: heads.views,
      isNumber: true,
      sort: sort('VIEWS', 'DESC'),
      card: 'none',
      cell: ({ views }) => format.number(views),
    },
    {
      key: 'inquiries',
      head: heads.inquiries,
      isNumber: true,
      sort: sort('INQUIRIES', 'DESC'),
      card: 'none',
      cell: ({ inquiries, id }) =>
        inquiries && hasInquiries ? (
          <a href={`${localPath('/inquiries', locale)}?inquiryState=ALL&carId=${id}`}>{format.number(inquiries)}</a>
        ) : (
          count(inquiries)
        ),
    },
    { key: 'status', head: heads.status, card: 'text', cell: ({ status }) => <StatusChip status={status} /> },
    {
      key: 'pictures',
      head: heads.pictures,
      isNumber: true,
      isHidden: true,
      card: 'none',
      cell: ({ pictures }) => count(pictures),
    },
    {
      key: 'changed',
      head: heads.changed,
      sort: sort('CHANGED', 'DESC'),
      isHidden: true,
      card: 'none',
      cell: ({ changed }) => date(changed),
    },
    {
      key: 'published',
      head: heads.published,
      sort: sort('PUBLISHED', 'DESC'),
      isHidden: true,
      card: 'none',
      cell: ({ published }) => date(published),
    },
  ]
}
