import type { AllCharges } from '@minato/contract/quotes'
import { useEffect, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Dialog } from '../../forms/dialog.tsx'
import { useShell } from '../../api/shell.ts'
import { chargesOf, destinationOf } from './charges.ts'
import { useDeliveryTexts } from './delivery-texts.ts'
import { setDestination, useDestination } from './destination.ts'
import type { ChoosePortProps } from './plate.tsx'
import { PortFields } from './port-fields.tsx'
import type { Place } from './port-fields.tsx'
import { saveDestinationToAccount } from './remember.ts'

const NOTHING: AllCharges = { ports: [], insurance: null, countries: [] }

/** Asks for the destination, which applies to every list until changed. */
export function ChoosePort({ onClose, onChosen }: ChoosePortProps) {
  const shell = useShell()
  const { api, locale, report } = shell
  const t = useDeliveryTexts()
  const to = useDestination()
  const [charges, setCharges] = useState<AllCharges>()
  const [place, setPlace] = useState<Place>({ country: to?.country ?? '', port: to?.port ?? '' })
  useEffect(() => void chargesOf(api, locale).then(setCharges, report), [api, locale, report])
  const chosen = charges && destinationOf(charges, place.port, locale, place.country)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!chosen) return
    setDestination(chosen)
    void saveDestinationToAccount(shell, chosen)
    onChosen?.(chosen)
    onClose()
  }
  const forget = () => {
    setDestination(undefined)
    void saveDestinationToAccount(shell, undefined)
    onChosen?.(undefined)
    onClose()
  }
  return (
    <Dialog title={t.title} onClose={onClose} footer="none">
      <form className="stack" onSubmit={submit}>
        <PortFields charges={charges ?? NOTHING} place={place} onChange={setPlace} />
        <p className="hint">{t.explained}</p>
        <button className="btn go full" type="submit" aria-disabled={!chosen || undefined}>
          {chosen ? t.show(chosen.name) : t.showPrices}
        </button>
        {to && (
          <button className="btn line full" type="button" onClick={forget}>
            {t.forget}
          </button>
        )}
      </form>
    </Dialog>
  )
}
