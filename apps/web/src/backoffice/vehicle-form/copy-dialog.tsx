import type { VehicleReply } from '@minato/contract/vehicles'
import { useEffect, useState } from 'react'
import { DialogFooter } from '../../forms/dialog-footer.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import type { Values } from '../../forms/rules.ts'
import { useShell } from '../../api/shell.ts'
import { cardOf, shownYear } from '../../storefront/vehicles/card-data.ts'
import { CAR_FIELDS } from './car-fields.ts'
import type { Group } from './car-fields.ts'
import { valuesOfCar } from './car-values.ts'
import { useCarFormTexts } from './car-form-texts.ts'
import type { CatalogChoice } from './form-values.ts'
import { carsOfTrim } from './similar-cars.ts'

const PARTS = ['specification', 'inspection', 'equipment', 'kit', 'dimensions'] as const satisfies readonly Group[]

interface Props {
  place: CatalogChoice
  /** The car that is being edited. */
  but: string | undefined
  onCopy(values: Values, reference: string): void
  onClose(): void
}

/** Chooses a car of the same model code and the values to copy. */
export function CopyDialog({ place, but, onCopy, onClose }: Props) {
  const { api, messages, report } = useShell()
  const { copy: t, groups } = useCarFormTexts()
  const [cars, setCars] = useState<readonly VehicleReply[]>()
  const [chosen, setChosen] = useState('')
  const [parts, setParts] = useState<readonly Group[]>(['specification', 'equipment', 'kit', 'dimensions'])
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const found = await carsOfTrim(api, place, but)
      if (isGone) return
      setCars(found)
      setChosen(found[0]?.id ?? '')
    }
    look().catch((error: unknown) => isGone || report(error))
    return () => void (isGone = true)
  }, [api, place, but, report])
  const copy = () => {
    const car = cars?.find(({ id }) => id === chosen)
    if (!car) return
    const theirs = valuesOfCar(car)
    const names = CAR_FIELDS.filter(({ name, group, isOwn }) => parts.includes(group) && !isOwn && theirs[name])
    onCopy(Object.fromEntries(names.map(({ name }) => [name, theirs[name] ?? ''])), car.reference)
  }
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      footer={chosen ? <DialogFooter action={t.go} onAction={copy} /> : <DialogFooter />}
    >
      {!place.trim && <p>{t.choose}</p>}
      {place.trim && cars?.length === 0 && <p>{t.none}</p>}
      {cars !== undefined && cars.length > 0 && (
        <div className="copy">
          <fieldset>
            <legend>{place.trim?.name}</legend>
            {cars.map((car) => (
              <label className="radio" key={car.id}>
                <input type="radio" name="copied" checked={car.id === chosen} onChange={() => setChosen(car.id)} />
                {[messages.car.ref(car.reference), car.grade, shownYear(messages, cardOf(car))]
                  .filter(Boolean)
                  .join(', ')}
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>{t.parts}</legend>
            {PARTS.map((part) => (
              <label className="tick" key={part}>
                <input
                  type="checkbox"
                  checked={parts.includes(part)}
                  onChange={() =>
                    setParts(parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part])
                  }
                />
                {groups[part]}
              </label>
            ))}
          </fieldset>
          <p className="small">{t.text}</p>
        </div>
      )}
    </Dialog>
  )
}
