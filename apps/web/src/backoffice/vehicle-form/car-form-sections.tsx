import { useEffect, useRef, useState } from 'react'
import { ComboField } from '../../forms/combo-field.tsx'
import { useCountries } from '../../forms/countries.ts'
import { useShell } from '../../api/shell.ts'
import { Part } from '../layout/office-page.tsx'
import { CarFieldInput } from './car-field.tsx'
import { fieldsOf } from './car-fields.ts'
import type { Group } from './car-fields.ts'
import { useCarFormTexts } from './car-form-texts.ts'
import { useCarLabels } from './car-labels.ts'
import { useFormValues } from './form-values.ts'
import type { CatalogChoice } from './form-values.ts'
import { ModelFinder } from './model-finder.tsx'
import { SheetSection } from './sheet-section.tsx'
import { codeIn, isStillFor, placeByChassis } from './similar-cars.ts'
import { YardFinder } from './yard-finder.tsx'

/** Called when the model code of the car is known. */
interface Chosen {
  onChosen(place: CatalogChoice): void
  isNew: boolean
}

const fieldOf = (name: string, group: Group) => {
  const found = fieldsOf(group).find((field) => field.name === name)
  if (!found) throw new Error(`no field ${name}`)
  return found
}

/** The sections of the form in order, as the specification groups them. */
export function CarFormSections({ onChosen, isNew }: Chosen) {
  const t = useCarFormTexts()
  return (
    <>
      <BasicPart onChosen={onChosen} isNew={isNew} />
      <Part id="specification" title={t.groups.specification}>
        <Fields group="specification" />
      </Part>
      <SheetSection group="inspection" />
      <SheetSection group="equipment" />
      <SheetSection group="kit" />
      <Part id="dimensions" title={t.groups.dimensions}>
        <Fields group="dimensions" hints={{ 'utils.cubicMeter': t.hints.volume }} />
      </Part>
      {isNew && (
        <Part id="price" title={t.groups.price}>
          <Fields group="price" hints={{ price: t.hints.price }} />
        </Part>
      )}
    </>
  )
}

export function Fields({ group, hints = {} }: { group: Group; hints?: Readonly<Record<string, string>> }) {
  return (
    <div className="fields">
      {fieldsOf(group).map((field) => (
        <CarFieldInput key={field.name} field={field} hint={hints[field.name]} />
      ))}
    </div>
  )
}

/** The chassis number comes first: it determines maker, model and model code of a known model code. */
function BasicPart({ onChosen, isNew }: Chosen) {
  const { api } = useShell()
  const t = useCarFormTexts()
  const now = useFormValues()
  const { values, set, place, setPlace, resetCount } = now
  const standing = useRef(now)
  useEffect(() => void (standing.current = now))
  const [asked, setAsked] = useState('')
  const [found, setFound] = useState<CatalogChoice>()
  const look = async (chassis: string) => {
    set({ 'specification.chassis': chassis })
    const code = codeIn(chassis)
    // Fetched again for the next car of the same model code.
    const question = `${resetCount} ${code}`
    if (!code || question === asked || place.trim) return
    setAsked(question)
    try {
      const next = await placeByChassis(api, code)
      if (!next || !isStillFor(next, { code, resetCount }, standing.current)) return
      setPlace(next)
      setFound(next)
      onChosen(next)
    } catch {
      // Otherwise the model code is chosen from the lists.
      setAsked('')
    }
  }
  const isFound = found?.trim && found.trim.id === values['trimId']
  return (
    <Part id="basic" title={t.groups.basic}>
      <div className="fields">
        <div className="wide">
          <CarFieldInput
            field={fieldOf('specification.chassis', 'basic')}
            onText={(chassis) => void look(chassis)}
            hint={
              isFound
                ? t.finder.found([found.brand?.name, found.model?.name, found.trim?.name].filter(Boolean).join(' '))
                : isNew
                  ? t.hints.chassis
                  : undefined
            }
          />
        </div>
        {['specification.mileage', 'firstRegistration', 'manufacture'].map((name) => (
          <CarFieldInput key={name} field={fieldOf(name, 'basic')} />
        ))}
        <ModelFinder onChosen={onChosen} />
        <CarFieldInput field={fieldOf('grade', 'basic')} />
        <YardFinder />
        <CountryField />
        {['location.city', 'location.district', 'location.street'].map((name) => (
          <CarFieldInput key={name} field={fieldOf(name, 'basic')} />
        ))}
      </div>
    </Part>
  )
}

function CountryField() {
  const { labelOf } = useCarLabels()
  const { values, set } = useFormValues()
  const countries = useCountries()
  return (
    <ComboField
      name="location.country"
      label={labelOf('location.country')}
      options={countries.map(({ code, name }) => ({ id: code, text: name }))}
      value={values['location.country'] ?? ''}
      onChange={(code) => set({ 'location.country': code })}
    />
  )
}
