import { vehicleAddress } from '@minato/contract/addresses'
import type { VehicleReply } from '@minato/contract/vehicles'
import { useState } from 'react'
import { staleOf } from '../../forms/merge-view.tsx'
import { FormError } from '../../forms/form-errors.ts'
import { reportError } from '../../forms/report-error.ts'
import type { Values } from '../../forms/rules.ts'
import { notify } from '../../api/notices.ts'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { duplicatePath } from '../layout/office-nav.ts'
import { OfficePage } from '../layout/office-page.tsx'
import { StatusChip } from '../layout/status-chip.tsx'
import { loadChanges } from './car-data.ts'
import type { LoadedCar } from './car-data.ts'
import { CarForm } from './car-form.tsx'
import { useCarFormTexts } from './car-form-texts.ts'
import { valuesOfCar } from './car-values.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { CarConflictDialog } from './car-conflict-dialog.tsx'
import type { CarConflict } from './car-conflict-dialog.tsx'
import { useAttachPictures } from './pictures/use-attach-pictures.ts'
import { PricePanel } from './price-panel.tsx'
import { saveFields, savePurchase } from './save-car.ts'
import { StatusPanel } from './status-panel.tsx'
import { basedOnLater, isSameCar, useCarForm, withCar, withPurchase } from './use-car-form.ts'
import type { Base } from './use-car-form.ts'

type Bought = LoadedCar['purchase']
/** An existing car: fields, pictures, price, status, cost and history (VEH-10, VEH-12). */
export function EditPage({ data }: { data: LoadedCar }) {
  const shell = useShell()
  const { api, locale, messages } = shell
  const t = useCarFormTexts()
  const state = useCarForm(data)
  const [car, setCar] = useState(data.car)
  const [bought, setBought] = useState(data.purchase)
  const [changes, setChanges] = useState(data.changes)
  const [conflict, setConflict] = useState<CarConflict>()
  const [isCopying, setCopying] = useState(false)
  const [isPriceTyped, setPriceTyped] = useState(false)
  const { id, reference, trim } = car
  const readChanges = () => void loadChanges(shell, id).then(setChanges, () => {})
  const { keeping, keepAgain } = useAttachPictures(state.board, data.car, readChanges)

  /** The reply of an action. The form continues with it if no other manager changed its fields. */
  const adopt = (next: VehicleReply) => {
    setCar(next)
    const { base } = state
    if (isSameCar(valuesOfCar(next), base.values)) state.setBase({ ...base, version: next.version ?? base.version })
    readChanges()
    // The margin depends on the price.
    api('GET /api/vehicle/car/{id}/purchase', { params: { id } }).then(setBought, () => {})
  }
  const save = async (values: Values, from: Base): Promise<void> => {
    let base = from
    try {
      const next = await saveFields(api, id, values, base)
      if (next) {
        setCar(next)
        base = withCar(base, next)
        state.setBase(base)
      }
      const paid = await savePurchase(api, id, values, base)
      if (paid) {
        setBought(paid)
        base = withPurchase(base, paid)
      }
    } catch (error) {
      const current = staleOf<VehicleReply | Bought>(error)
      if (!current) throw error
      const later = 'purchase' in current ? undefined : basedOnLater(base, current)
      if (later && !('purchase' in current)) {
        setCar(current)
        return save(values, later)
      }
      setConflict({ current, values, base })
      throw new FormError({})
    }
    state.saved(base, values)
    notify({ isError: false, title: t.saved, lines: [] })
    readChanges()
  }
  const saveMerged = (values: Values, base: Base) => {
    setConflict(undefined)
    state.setBase(base)
    state.fields.set(values)
    save(values, base).catch((error: unknown) => {
      if (!(error instanceof FormError)) reportError(shell, error)
    })
  }
  const name = [trim?.model.brand.name, trim?.model.name].filter(Boolean).join(' ')
  return (
    <OfficePage
      title={name}
      name={`${messages.car.ref(reference)}, ${name}`}
      detail={car.grade}
      crumbs={[
        { text: t.vehicles, path: '/' },
        {
          text: messages.car.ref(reference),
          path: vehicleAddress(trim?.model.brand.name ?? '', trim?.model.name ?? '', reference),
        },
      ]}
      actions={
        <>
          <StatusChip status={car.status ?? 'DRAFT'} />
          <a className="link" href={localPath(duplicatePath(id), locale)}>
            {t.copy.duplicate}
          </a>
          <button className="link" type="button" onClick={() => setCopying(true)}>
            {t.copy.open}
          </button>
        </>
      }
    >
      <CarForm
        state={state}
        car={car}
        calculated={bought}
        keeping={keeping}
        keepAgain={keepAgain}
        isElseUnsaved={isPriceTyped}
        send={(values) => save(values, state.base)}
        onDiscard={() => state.restart(withPurchase(withCar(state.base, car), bought))}
        end={
          <>
            <StatusPanel car={car} numberOfImages={state.images.length} isUnsaved={state.isChanged} onChanged={adopt} />
            <PricePanel car={car} onTyped={setPriceTyped} onChanged={adopt} />
            <HistoryPanel car={car} changes={changes} />
          </>
        }
      >
        {isCopying && (
          <CopyDialog
            place={state.fields.place}
            but={id}
            onCopy={(values, from) => {
              state.fields.fill(() => values, from)
              setCopying(false)
            }}
            onClose={() => setCopying(false)}
          />
        )}
        {conflict && (
          <CarConflictDialog
            id={id}
            conflict={conflict}
            mine={state.fields.place}
            setPlace={state.fields.setPlace}
            onSave={saveMerged}
            onClose={() => setConflict(undefined)}
          />
        )}
      </CarForm>
    </OfficePage>
  )
}
