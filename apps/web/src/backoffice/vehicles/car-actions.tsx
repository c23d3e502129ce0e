import type { VehicleStatus } from '@minato/contract/enumerations'
import type { VehicleReply } from '@minato/contract/vehicles'
import { vehicleActionError, statusAfter, VEHICLE_ACTIONS } from '@minato/domain/vehicles'
import type { VehicleAction } from '@minato/domain/vehicles'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { reportError } from '../../forms/report-error.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import type { MenuItem } from '../../table/row-menu.tsx'
import { useCarFormTexts } from '../vehicle-form/car-form-texts.ts'
import { change } from '../vehicle-form/status-panel.tsx'
import { OthersOnCar } from '../inquiries/others-on-car.tsx'
import type { OthersOutcome } from '../inquiries/others-on-car.tsx'
import { useOfficeCarsTexts } from './office-cars-texts.ts'

/** The fields that the actions on a car need. */
export interface ActedOn {
  id: string
  reference: string
  status: VehicleStatus
  pictures: number
  /** The base price. */
  base: number | null
}
type Asked = { car: ActedOn; action: VehicleAction; withIllustrations: boolean; others?: OthersOutcome }

/** The actions of a car's status as menu items with confirmations (VEH-02); render `dialog` in the page. */
export function useCarActions(onDone: (car: VehicleReply) => void): {
  itemsFor(car: ActedOn): MenuItem[]
  dialog: ReactNode
} {
  const shell = useShell()
  const { status: t } = useCarFormTexts()
  const own = useOfficeCarsTexts()
  const [asked, setAsked] = useState<Asked>()
  const { status: names } = shell.messages.names
  const nameOf = (car: ActedOn, action: VehicleAction) =>
    action === 'draft' && car.status === 'ARCHIVED' ? own.restore : t.actions[action].name
  const reasonNotAllowed = (car: ActedOn, action: VehicleAction, mayUseIllustrations: boolean): string | null => {
    const { status, pictures } = car
    const hasPrice = (car.base ?? 0) > 0
    const objection = vehicleActionError(action, { status, numberOfImages: pictures, hasPrice, mayUseIllustrations })
    if (!objection) return null
    if (objection.code === 'VEHICLE-3000') return status === 'RESERVED' ? t.reserved : t.notFrom(names[status])
    return pictures === 0 && !mayUseIllustrations ? t.noImages : t.noPrice
  }
  const itemFor = (car: ActedOn, action: VehicleAction, withIllustrations: boolean): MenuItem => ({
    text: withIllustrations ? own.withIllustrations : nameOf(car, action),
    reason: reasonNotAllowed(car, action, withIllustrations),
    onPress: () => setAsked({ car, action, withIllustrations }),
  })
  const itemsFor = (car: ActedOn): MenuItem[] => [
    ...VEHICLE_ACTIONS.filter((action) => statusAfter(action) !== car.status).map((action) =>
      itemFor(car, action, false),
    ),
    ...(car.status === 'DRAFT' && car.pictures === 0 ? [itemFor(car, 'publish', true)] : []),
  ]
  const act = async ({ car, action, ...choices }: Asked) => {
    setAsked(undefined)
    try {
      onDone(await change(shell.api, car.id, action, choices))
      const isRestored = action === 'draft' && car.status === 'ARCHIVED'
      const title = isRestored ? own.restored : t.actions[action].done
      notify({ isError: false, title, lines: [shell.messages.car.ref(car.reference)] })
    } catch (error) {
      reportError(shell, error)
    }
  }
  const wordsFor = ({ car, action }: Asked) => {
    if (action !== 'draft' || car.status !== 'ARCHIVED')
      return {
        title: car.status === 'SOLD' && action === 'draft' ? t.soldToDraft : t.actions[action].title,
        text: t.actions[action].text,
      }
    return { title: own.restoreTitle, text: own.restoreText }
  }
  const words = asked && wordsFor(asked)
  return {
    itemsFor,
    dialog: asked && words && (
      <Confirm
        title={words.title}
        confirm={nameOf(asked.car, asked.action)}
        isDanger={false}
        isWaiting={asked.action === 'sold' && asked.others === undefined}
        onConfirm={() => void act(asked)}
        onClose={() => setAsked(undefined)}
      >
        <p>
          <b>{shell.messages.car.ref(asked.car.reference)}</b>
        </p>
        <p>{words.text}</p>
        {asked.action === 'sold' && (
          <OthersOnCar carId={asked.car.id} onChange={(others) => setAsked((now) => now && { ...now, others })} />
        )}
        {asked.withIllustrations && <p>{t.illustrationsNote}</p>}
      </Confirm>
    ),
  }
}
