import { useMessages } from '../../api/shell.ts'
import { discountOf } from './card-data.ts'

interface Priced {
  price: number | null
  previousPrice: number | null
}

/** The price, with a higher previous one struck through (STF-17). */
export function Price({ car }: { car: Priced }) {
  const { car: t, format } = useMessages()
  if (car.price === null) return <span className="on-request">{t.priceOnRequest}</span>
  if (!discountOf(car) || car.previousPrice === null) return format.money(car.price)
  return (
    <>
      <s className="old">
        <span className="vh">{t.oldPrice} </span>
        {format.money(car.previousPrice)}
      </s>{' '}
      <span className="drop">
        <span className="vh">{t.newPrice} </span>
        {format.money(car.price)}
      </span>
    </>
  )
}

/** The badge of a best deal with the FOB discount, also beside a total price. */
export function Stamp({ car }: { car: Priced }) {
  const { car: t } = useMessages()
  const percent = discountOf(car)
  return percent ? (
    <span className="stamp">
      {t.off(percent)}
      <small>{t.fob}</small>
    </span>
  ) : null
}

/** The badge of a reserved car: pattern, colour, word. */
export function ReservedPill() {
  const { car: t } = useMessages()
  return (
    <span className="pill hold">
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d="M1 1h16v16H1z" fill="#fff" />
        <path d="M1 1h16v4H1zM1 13h16v4H1z" fill="#0b2431" />
        <path d="M1 1h16v16H1z" fill="none" stroke="#0b2431" />
      </svg>
      {t.reserved}
    </span>
  )
}
