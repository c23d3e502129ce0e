import type { AllCharges } from '@minato/contract/quotes'
import { quoteOf } from '@minato/domain/quote'
import { useEffect, useState } from 'react'
import { localPath } from '../../i18n/locale.ts'
import { carPath } from '../../i18n/addresses.ts'
import { useShell } from '../../api/shell.ts'
import type { CardData } from '../vehicles/card-data.ts'
import { chargesOf } from './charges.ts'
import { chooseDestination } from './choose-destination.ts'
import type { CalculatorData } from './choice.ts'
import { useDeliveryTexts } from './delivery-texts.ts'
import { useRemembered } from './destination.ts'
import { OptionFields } from './option-fields.tsx'
import { PortFields, placeIn } from './port-fields.tsx'
import type { Place } from './port-fields.tsx'
import { QuoteLines } from './quote-lines.tsx'
import sheet from '../../styles/calculator.css?url'
import '../../styles/calculator.css'

export interface CalculatorProps {
  card: CardData
  /** Null: no choice in the address. */
  data: CalculatorData | null
}

const NOTHING: CalculatorData = {
  charges: { countries: [], ports: [], insurance: null },
  place: { country: '', port: '' },
  isInspected: true,
  isInsured: true,
}

/** What was chosen in the server-rendered form before this code was loaded. */
export function chosenIn(element: Element, data: CalculatorData): CalculatorData {
  const form = element.querySelector('form')
  if (!form) return data
  const given = Object.fromEntries(new FormData(form)) as Record<string, string | undefined>
  const country = given['destination'] ?? ''
  // The ports of another country are still loading.
  return {
    ...data,
    place: { country, port: country === data.place.country ? (given['port'] ?? '') : '' },
    isInspected: 'inspection' in given,
    isInsured: 'insurance' in given,
  }
}

/** The car's price in the chosen port (STF-04), by the domain's rule and current charges. */
export function Calculator({ card, data: given }: CalculatorProps) {
  const data = given ?? NOTHING
  const shell = useShell()
  const { api, locale } = shell
  const t = useDeliveryTexts()
  const own = useRemembered()
  const [all, setAll] = useState<AllCharges>()
  const [chosen, setChosen] = useState<Place>()
  const [isInspected, setInspected] = useState(data.isInspected)
  const [isInsured, setInsured] = useState(data.isInsured)
  const charges = all ?? data.charges
  // The choice here, else the address's, else the remembered one.
  const place = chosen ?? (!all ? data.place : placeIn(all, data.place.country || !own ? data.place : own))
  const port = charges.ports.find(({ key }) => key === place.port)
  useEffect(() => {
    // Without them the form submits to the server.
    chargesOf(api, locale).then(setAll, () => {})
  }, [api, locale])
  const choose = (next: Place) => {
    setChosen(next)
    if (all) chooseDestination(shell, all, next)
  }
  const quote = quoteOf({
    price: card.price,
    markup: null,
    cubicMeter: card.cubicMeter,
    charges: port ? { ...port, insurance: charges.insurance } : null,
    withInspections: isInspected,
    withInsurance: isInsured,
  })
  return (
    <form
      className="calc"
      action={localPath(carPath(card), locale)}
      onSubmit={(event) => all && event.preventDefault()}
      autoComplete="off"
    >
      {/* Loads its style sheet first. */}
      {import.meta.env.SSR && <link rel="stylesheet" href={sheet} precedence="calculator" />}
      <h2>{shell.messages.delivery.heading}</h2>
      <PortFields charges={charges} place={place} onChange={choose} />
      <OptionFields
        rate={charges.insurance?.value}
        isInspected={isInspected}
        isInsured={isInsured}
        onInspected={setInspected}
        onInsured={setInsured}
      />
      <noscript>
        <button className="btn ink full" type="submit">
          {t.reckon}
        </button>
      </noscript>
      <QuoteLines
        quote={quote}
        cubicMeter={card.cubicMeter}
        port={port}
        insurance={charges.insurance}
        isInspected={isInspected}
        isInsured={isInsured}
      />
    </form>
  )
}
