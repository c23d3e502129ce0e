import type { VehicleReply } from '@minato/contract/vehicles'
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Image } from '@minato/contract/vehicles-shapes'
import { useOfficeDraft } from '../../forms/stored-draft.ts'
import type { Values } from '../../forms/rules.ts'
import { askUser } from '../../session/user.ts'
import { useShell } from '../../api/shell.ts'
import type { LoadedCar } from './car-data.ts'
import { CAR_FIELDS, PRICE_FIELD, PURCHASE_FIELDS } from './car-fields.ts'
import { carOf, isSameText, valuesOfCar, valuesOfPurchase, volumeOf } from './car-values.ts'
import type { Attempt } from './create-car.ts'
import { NO_CATALOG_CHOICE } from './form-values.ts'
import type { FormValues, CatalogChoice } from './form-values.ts'
import { keptImages, pictureBoard } from './pictures/picture-board.ts'
import { deletedPictures } from './pictures/deleted-pictures.ts'
import { reducePicture } from './pictures/reduce.ts'
import { sendPicture } from './pictures/send-picture.ts'
import { duplicateOf, placeOf } from './similar-cars.ts'

/** The saved car, whose version an edit refers to (API-11). */
export interface Base {
  values: Values
  place: CatalogChoice
  version: number
  purchaseVersion: number
}
export interface Draft {
  values: Values
  place: CatalogChoice
  /** For a new car: uploaded pictures that are not attached yet. */
  images: readonly Image[]
  base: Base
  /** The fields filled from another car, with its reference. */
  filled?: Values
  /** For a new car: the pending attempt until it is answered. */
  attempt?: Attempt | undefined
}

const FIELDS = [...CAR_FIELDS, PRICE_FIELD, ...PURCHASE_FIELDS]
const SIDE = /^utils\.dimension\./
export const EMPTY: Base = {
  values: Object.fromEntries(FIELDS.map(({ name }) => [name, ''])),
  place: NO_CATALOG_CHOICE,
  version: 0,
  purchaseVersion: 0,
}

const marksOf = (changes: Values, { reference }: { reference: string }): Values =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, reference]))

/** A new car with values of a similar one. */
const withDuplicate = (base: Base, car: VehicleReply): Base => ({
  ...base,
  values: { ...base.values, ...duplicateOf(car) },
  place: placeOf(car),
})

/** With the current pictures of the car on the server. */
export const withCar = (base: Base, car: VehicleReply): Base => ({
  ...base,
  values: { ...base.values, ...valuesOfCar(car) },
  place: placeOf(car),
  version: car.version ?? 0,
})
export const withPurchase = (base: Base, { purchase, version }: LoadedCar['purchase']): Base => ({
  ...base,
  values: { ...base.values, ...valuesOfPurchase(purchase) },
  purchaseVersion: version,
})
/** Whether the form's fields are equal, whatever the version. */
export const isSameCar = (one: Values, other: Values): boolean =>
  one['trimId'] === other['trimId'] && JSON.stringify(carOf(one)) === JSON.stringify(carOf(other))

/** The base for an edit if only status or price has changed since. */
export const basedOnLater = (base: Base, current: VehicleReply): Base | undefined =>
  (current.version ?? 0) > base.version && isSameCar(valuesOfCar(current), base.values)
    ? withCar(base, current)
    : undefined

/** Whether any value differs from the saved one. */
export const isOtherThan = (values: Values, base: Values): boolean =>
  FIELDS.some((field) => !isSameText(field, values[field.name] ?? '', base[field.name] ?? ''))

/** The form's values, saved on this device while typing, with uploads in progress. */
export function useCarForm(loaded: LoadedCar | undefined, duplicated?: VehicleReply) {
  const shell = useShell()
  const [base, setBase] = useState(() =>
    loaded
      ? withPurchase(withCar(EMPTY, loaded.car), loaded.purchase)
      : duplicated
        ? withDuplicate(EMPTY, duplicated)
        : EMPTY,
  )
  const [values, setValues] = useState(base.values)
  const [place, setPlaceOnly] = useState(base.place)
  const [filled, setFilled] = useState<Values>(() => (duplicated ? marksOf(duplicateOf(duplicated), duplicated) : {}))
  const [resetCount, setResetCount] = useState(0)
  const attempt = useRef<Attempt>(undefined)
  const draft = useOfficeDraft<Draft>(
    loaded ? `car ${loaded.car.id}` : duplicated ? `car like ${duplicated.id}` : 'car new',
  )
  const [board] = useState(() =>
    pictureBoard(loaded?.car.images ?? [], {
      prepare: reducePicture,
      send: (file, key, onPercent, signal) => sendPicture(file, { shell, key, onPercent, signal }),
      wait,
    }),
  )
  const pictures = useSyncExternalStore(board.subscribe, board.state, board.state)
  const images = useMemo(() => keptImages(pictures), [pictures])
  const isNew = loaded === undefined
  const isChanged = isOtherThan(values, base.values) || (isNew && images.length > 0)

  const loseGone = useEffectEvent(async (kept: readonly Image[]) =>
    board.lose(await deletedPictures(kept, () => askUser(shell))),
  )
  // Once, after hydration.
  const { found } = draft
  useEffect(() => {
    if (!found) return
    const { value } = found
    // oxlint-disable-next-line react/set-state-in-effect -- what the browser kept is known after the first showing
    setBase(value.base)
    setValues({ ...EMPTY.values, ...value.values })
    setPlaceOnly(value.place)
    setFilled(value.filled ?? {})
    attempt.current = value.attempt
    if (!isNew) return
    board.replace(value.images)
    void loseGone(value.images)
  }, [found, board, isNew])
  const store = useRef(draft)
  const latest = useRef({ values, place, images, base, filled })
  useEffect(() => {
    store.current = draft
    latest.current = { values, place, images: isNew ? images : [], base, filled }
  })
  const wasChanged = useRef(false)
  useEffect(() => {
    if (isChanged)
      store.current.keep({ values, place, images: isNew ? images : [], base, filled, attempt: attempt.current })
    // Nothing has changed: deletes the draft, so that intermediate input is not restored. Not before the draft
    // was read.
    else if (wasChanged.current) {
      attempt.current = undefined
      store.current.discard()
    }
    wasChanged.current = isChanged
  }, [isChanged, values, place, images, isNew, base, filled])
  useEffect(() => () => board.close(), [board])

  const change = (changes: Values) =>
    setValues((now) => {
      const next = { ...now, ...changes }
      const isSized = Object.keys(changes).some((name) => SIDE.test(name))
      // Keeps a volume that was entered by hand.
      if (!isSized || (now['utils.cubicMeter'] && now['utils.cubicMeter'] !== volumeOf(now))) return next
      return { ...next, 'utils.cubicMeter': volumeOf(next) }
    })
  const set: FormValues['set'] = (changes) => {
    change(changes)
    setFilled((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changes))))
  }
  const fill: FormValues['fill'] = (changesTo, reference) => {
    const changes = changesTo(latest.current.values)
    change(changes)
    setFilled((now) => ({ ...now, ...marksOf(changes, { reference }) }))
  }
  const setPlace = (next: CatalogChoice) => {
    setPlaceOnly(next)
    set({ trimId: next.trim?.id ?? '' })
  }
  /** Starts from the saved car, or from an empty form with `values`. */
  const restart = (next: Base = EMPTY, kept: Values = {}) => {
    const first = { ...next, values: { ...next.values, ...kept } }
    attempt.current = undefined
    setResetCount((now) => now + 1)
    draft.discard()
    setBase(first)
    setValues(first.values)
    setPlaceOnly(first.place)
    setFilled({})
    if (isNew) board.replace([])
  }
  /** The sent values are saved; input typed meanwhile stays. */
  const saved = (next: Base, sent: Values) => {
    draft.discard()
    setBase(next)
    setPlaceOnly(next.place)
    setFilled({})
    setValues((now) =>
      Object.fromEntries(
        Object.entries(now).map(([name, text]) => [name, text === sent[name] ? (next.values[name] ?? '') : text]),
      ),
    )
  }
  /** The pending attempt of a new car, stored with the draft before sending, so that a reload knows it. */
  const attempts = {
    last: () => attempt.current,
    note: (now: Attempt | undefined) => {
      attempt.current = now
      if (wasChanged.current) store.current.keep({ ...latest.current, attempt: now })
    },
  }
  const fields: FormValues = { values, set, fill, filled, place, setPlace, resetCount }
  const draftAt = isChanged ? draft.at : undefined
  return { base, setBase, fields, board, images, isChanged, restart, saved, attempts, draftAt }
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
