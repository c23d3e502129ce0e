import type { VehicleReply } from '@minato/contract/vehicles'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { DraftNote } from '../../forms/draft-note.tsx'
import { Form } from '../../forms/form.tsx'
import { FormError } from '../../forms/form-errors.ts'
import type { Rules, Values } from '../../forms/rules.ts'
import { Unsaved } from '../../forms/unsaved.tsx'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { Columns } from '../layout/office-page.tsx'
import type { LoadedCar } from './car-data.ts'
import { CAR_FIELDS, GROUPS, PRICE_FIELD, PURCHASE_FIELDS } from './car-fields.ts'
import { CarFormSections } from './car-form-sections.tsx'
import { rulesOf } from './car-values.ts'
import { Contents } from './contents.tsx'
import { useCarFormTexts } from './car-form-texts.ts'
import { FormValuesContext } from './form-values.ts'
import type { CatalogChoice } from './form-values.ts'
import { imagesRule } from './pictures/pictures-rule.ts'
import { areUnderWay } from './pictures/picture-board.ts'
import { PicturesSection } from './pictures/pictures-section.tsx'
import type { Keeping } from './pictures/attach-pictures.ts'
import { focusNextEmpty } from './next-empty.ts'
import { PurchaseSection } from './purchase-section.tsx'
import { possibleRules } from './doubts.ts'
import { useDoubts } from './use-doubts.tsx'
import { carsOfTrim, valuesFromSimilarCar } from './similar-cars.ts'
import type { useCarForm } from './use-car-form.ts'
import '../../styles/car-form.css'

const OPTIONAL = [...CAR_FIELDS.filter(({ name }) => name !== 'trimId'), ...PURCHASE_FIELDS].map((field) => {
  const { isRequired: _, ...rest } = field
  return rest
})
/** Imported cars may have gaps; a new car must have the required fields. */
const RULES_OF_STANDING: Rules = {
  ...rulesOf(OPTIONAL),
  ...rulesOf(CAR_FIELDS.filter(({ name }) => name === 'trimId')),
}
const RULES_OF_NEW: Rules = {
  ...rulesOf([...CAR_FIELDS, PRICE_FIELD, ...PURCHASE_FIELDS]),
  images: [imagesRule],
}

const withRules = (one: Rules, other: Rules): Rules => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).map(([name, rules]) => [name, [...rules, ...(one[name] ?? [])]])),
})

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement =>
  (target instanceof HTMLInputElement && target.type !== 'file') || target instanceof HTMLSelectElement

/** Enter has just chosen from its list. */
const isChosenCombo = (target: EventTarget | null): boolean =>
  isField(target) && target.getAttribute('role') === 'combobox' && target.value !== ''

interface Props {
  state: ReturnType<typeof useCarForm>
  /** The existing car; undefined while creating one. */
  car?: VehicleReply
  calculated?: LoadedCar['purchase'] | undefined
  keeping?: Keeping | undefined
  /** Another part of the page has unsaved input, such as a price. */
  isElseUnsaved?: boolean
  keepAgain?: (() => void) | undefined
  send(values: Values, isNext: boolean): Promise<void>
  onDiscard(): void
  /** The right column. */
  end?: ReactNode
  /** Dialogs below the form. */
  children?: ReactNode
}

/** The form of a new or existing car with its pictures. */
export function CarForm({ state, car, calculated, keeping, keepAgain, ...rest }: Props) {
  const { send, onDiscard, isElseUnsaved = false, end, children } = rest
  const { api, locale, report } = useShell()
  const t = useCarFormTexts()
  const page = useRef<HTMLDivElement>(null)
  const isNext = useRef(false)
  const isUnsaved = useRef(false)
  const { fields, board, images, isChanged, draftAt } = state
  const isNew = car === undefined
  const [openedAt] = useState(() => new Date())
  const { confirmDoubts, dialog } = useDoubts(state.base.values)
  const rules = withRules(isNew ? RULES_OF_NEW : RULES_OF_STANDING, possibleRules(state.base.values, openedAt, locale))
  const groups = isNew ? GROUPS : GROUPS.filter((group) => group !== 'price')
  const standing = useRef(fields)
  useEffect(() => {
    isUnsaved.current = isChanged
    standing.current = fields
  })
  useEffect(() => {
    const off = new AbortController()
    const press = (event: KeyboardEvent) => {
      const form = page.current?.querySelector<HTMLFormElement>('form.car-form')
      const { target, key } = event
      if (!form || event.altKey || event.isComposing) return
      if (event.defaultPrevented && !(key === 'Enter' && isChosenCombo(target))) return
      if (key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        form.requestSubmit()
      } else if (key === 'Enter' && isField(target) && target.form === form) {
        // Enter moves on and does not submit, so that no car is created by accident.
        event.preventDefault()
        focusNextEmpty(form, target)
      }
    }
    window.addEventListener('keydown', press, off)
    return () => off.abort()
  }, [])

  const fillLikeOthers = async (place: CatalogChoice) => {
    try {
      const [like] = await carsOfTrim(api, place, car?.id)
      const { values } = standing.current
      // Another car or model code was chosen meanwhile.
      if (!like || values['trimId'] !== place.trim?.id) return
      const count = Object.keys(valuesFromSimilarCar(values, like)).length
      if (count === 0) return
      fields.fill((now) => valuesFromSimilarCar(now, like), like.reference)
      notify({ isError: false, title: t.copy.like(count, like.reference), lines: [] })
    } catch (error) {
      report(error)
    }
  }
  const isLost = () => isElseUnsaved || keeping?.isBehind === true || areUnderWay(board.state())
  return (
    <div className={isNew ? 'car-page is-new' : 'car-page'} ref={page}>
      <Columns
        start={<Contents groups={groups} values={fields.values} numberOfImages={images.length} hasHistory={!isNew} />}
        end={end}
      >
        <FormValuesContext value={fields}>
          <Form
            className="car-form"
            {...(!isNew && { isPart: true })}
            rules={rules}
            send={async () => {
              const goesOn = isNext.current
              isNext.current = false
              if (!(await confirmDoubts(fields.values))) throw new FormError({})
              await send(fields.values, goesOn)
            }}
            onRefused={() => void (isNext.current = false)}
            submit={isNew ? t.createAction : t.save}
            foot={
              <>
                {isNew && (
                  <button className="btn ink" type="submit" onClick={() => void (isNext.current = true)}>
                    {t.createNext}
                  </button>
                )}
                <DraftNote at={draftAt} onDiscard={onDiscard} />
                <p className="small muted keys">{t.keys}</p>
              </>
            }
          >
            <PicturesSection board={board} keeping={keeping} again={keepAgain} />
            <CarFormSections onChosen={(place) => void fillLikeOthers(place)} isNew={isNew} />
            <PurchaseSection calculated={calculated} />
          </Form>
        </FormValuesContext>
      </Columns>
      {/* Leaving during uploads, or before pictures are attached, loses them: they are not part of a draft. */}
      <Unsaved isChanged={() => isUnsaved.current || isLost()} isKept={!isLost()} />
      {dialog}
      {children}
    </div>
  )
}
