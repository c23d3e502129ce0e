import { useState } from 'react'
import type { ComponentType, MouseEvent } from 'react'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useDestination } from './destination.ts'
import type { Destination } from './destination.ts'

export interface ChoosePortProps {
  onClose(): void
  /** Undefined: forgotten. */
  onChosen?(to: Destination | undefined): void
}

/**
 * The sign above lists: the destination of the prices, with a link to change it. Without script it links to all
 * ports.
 */
export function DestinationPlate({ onChosen }: Pick<ChoosePortProps, 'onChosen'>) {
  const { locale, messages, report } = useShell()
  const { delivery: t, car, format } = messages
  const to = useDestination()
  const [Choosing, setChoosing] = useState<ComponentType<ChoosePortProps>>()
  const choose = (event: MouseEvent) => {
    event.preventDefault()
    import('./choose-port.tsx').then(({ ChoosePort }) => setChoosing(() => ChoosePort), report)
  }
  return (
    <>
      <section className="plate route" aria-label={t.destination}>
        <div className="to">
          <svg viewBox="0 0 44 44" aria-hidden="true">
            <path
              d="M22 41V14M22 5 9.5 19.5h25z"
              fill="#fff"
              stroke="#fff"
              strokeWidth="5"
              transform="rotate(45 22 22)"
            />
          </svg>
          <p>
            <span className="sub">{to ? t.deliveredTo : t.pricesAre}</span>
            <b>{to ? to.name : car.fobJapan}</b>
            {to && <b className="place">, {to.place}</b>}
          </p>
        </div>
        {to?.rates && (
          <dl>
            <div>
              <dt>{t.freight}</dt>
              <dd>{t.perVolume(format.exactMoney(to.rates.tariff))}</dd>
            </div>
            {to.rates.inspections > 0 && (
              <div>
                <dt>{t.inspection}</dt>
                <dd>{format.money(to.rates.inspections)}</dd>
              </div>
            )}
            {to.rates.insurance > 0 && (
              <div>
                <dt>{t.insurance}</dt>
                <dd>{t.percent(format.number(to.rates.insurance))}</dd>
              </div>
            )}
          </dl>
        )}
        <a className="btn" href={`${localPath('/shipping', locale)}#ports`} aria-haspopup="dialog" onClick={choose}>
          {to ? t.change : t.choose}
        </a>
      </section>
      {Choosing && <Choosing onClose={() => setChoosing(undefined)} {...(onChosen && { onChosen })} />}
    </>
  )
}
