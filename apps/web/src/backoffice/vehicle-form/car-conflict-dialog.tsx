import type { VehicleReply } from '@minato/contract/vehicles'
import { MergeView } from '../../forms/merge-view.tsx'
import type { Values } from '../../forms/rules.ts'
import type { LoadedCar } from './car-data.ts'
import { CAR_FIELDS, PURCHASE_FIELDS } from './car-fields.ts'
import type { CarField } from './car-fields.ts'
import { carOf, purchaseOf, valuesOf, valuesOfCar, valuesOfPurchase } from './car-values.ts'
import { useCarLabels } from './car-labels.ts'
import { isOfFields, isOfPurchase } from './car-audit.ts'
import type { CatalogChoice } from './form-values.ts'
import { placeOf } from './similar-cars.ts'
import { withCar, withPurchase } from './use-car-form.ts'
import type { Base } from './use-car-form.ts'

/** The values that another manager saved, and the unsaved ones of this form. */
export interface CarConflict {
  current: (VehicleReply | LoadedCar['purchase']) & { version: number }
  values: Values
  base: Base
}
const treeOfCar = (values: Values) => ({ ...carOf(values), trimId: values['trimId'] ?? '' })
const treeOfPurchase = (values: Values) => ({ purchase: purchaseOf(values) })

interface CarConflictDialogProps {
  id: string
  conflict: CarConflict
  onSave(values: Values, base: Base): void
  /** Maker, model and model code of the form. */
  mine: CatalogChoice
  setPlace(place: CatalogChoice): void
  onClose(): void
}
/** Edit conflict of a car or its cost: both versions, field by field (API-11). */
export function CarConflictDialog({ id, conflict, mine, onSave, setPlace, onClose }: CarConflictDialogProps) {
  const { labelOf, textOf } = useCarLabels()
  const { current, values, base } = conflict
  const isMeant = 'purchase' in current ? isOfPurchase : isOfFields
  const record = { entity: 'car', id, isMeant }
  const fieldsOf = (fields: readonly CarField[]) =>
    fields.map((field) => ({
      key: field.name,
      label: labelOf(field.name),
      text: (value: unknown) => (field.name === 'trimId' ? trimName(value) : textOf(field, value)),
    }))
  const theirs = 'purchase' in current ? base.place : placeOf(current)
  const trimName = (value: unknown): string =>
    [mine, base.place, theirs].find(({ trim }) => trim?.id === value)?.trim?.name ?? ''
  if ('purchase' in current)
    return (
      <MergeView
        fields={fieldsOf(PURCHASE_FIELDS)}
        base={treeOfPurchase(base.values)}
        mine={treeOfPurchase(values)}
        current={{ purchase: current.purchase, version: current.version }}
        record={record}
        onSave={({ purchase }) => onSave({ ...values, ...valuesOfPurchase(purchase) }, withPurchase(base, current))}
        onClose={onClose}
      />
    )
  return (
    <MergeView
      fields={fieldsOf(CAR_FIELDS)}
      base={treeOfCar(base.values)}
      mine={treeOfCar(values)}
      current={{ ...treeOfCar(valuesOfCar(current)), version: current.version }}
      record={record}
      onSave={(merged) => {
        if (merged.trimId === current.trim?.id) setPlace(theirs)
        onSave({ ...values, ...valuesOf(merged, CAR_FIELDS) }, withCar(base, current))
      }}
      onClose={onClose}
    />
  )
}
