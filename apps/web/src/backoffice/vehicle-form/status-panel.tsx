import type { VehicleReply } from '@minato/contract/vehicles'
import { vehicleActionError, statusAfter, VEHICLE_ACTIONS } from '@minato/domain/vehicles'
import type { VehicleAction } from '@minato/domain/vehicles'
import { useId, useState } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { reportError } from '../../forms/report-error.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { Panel } from '../layout/office-page.tsx'
import { StatusChip } from '../layout/status-chip.tsx'
import { OthersOnCar } from '../inquiries/others-on-car.tsx'
import type { OthersOutcome } from '../inquiries/others-on-car.tsx'
import { useCarFormTexts } from './car-form-texts.ts'

interface Props {
  car: VehicleReply
  numberOfImages: number
  /** The form has unsaved changes. */
  isUnsaved: boolean
  onChanged(car: VehicleReply): void
}

/** Actions on the whole car, with the reason for a disabled one (VEH-02). */
export function StatusPanel({ car, numberOfImages, isUnsaved, onChanged }: Props) {
  const shell = useShell()
  const { status: t } = useCarFormTexts()
  const [asked, setAsked] = useState<VehicleAction>()
  const [others, setOthers] = useState<OthersOutcome>()
  const [mayUseIllustrations, setIllustrations] = useState(false)
  const id = useId()
  const { status = 'DRAFT' } = car
  const { status: names } = shell.messages.names
  const hasPrice = (car.office?.basePrice?.value ?? 0) > 0
  const state = { status, numberOfImages, hasPrice, mayUseIllustrations }
  const reasonNotAllowed = (action: VehicleAction): string | undefined => {
    const objection = vehicleActionError(action, state)
    if (objection?.code === 'VEHICLE-3000') return status === 'RESERVED' ? t.reserved : t.notFrom(names[status])
    if (objection) return numberOfImages === 0 && !mayUseIllustrations ? t.noImages : t.noPrice
    return action === 'publish' && isUnsaved ? t.unsaved : undefined
  }
  // As in the list's menu: all except the current status; a disabled one shows its reason.
  const offered = VEHICLE_ACTIONS.filter((action) => statusAfter(action) !== status)
  const act = async (action: VehicleAction) => {
    setAsked(undefined)
    try {
      onChanged(await change(shell.api, car.id, action, { withIllustrations: mayUseIllustrations, others }))
      notify({ isError: false, title: t.actions[action].done, lines: [] })
    } catch (error) {
      reportError(shell, error)
    }
  }
  return (
    <Panel id={`${id}-status`} title={t.title}>
      <p>
        <StatusChip status={status} />
      </p>
      <p className="small">{t.shown[status]}</p>
      {status === 'DRAFT' && numberOfImages === 0 && (
        <label className="tick">
          <input
            type="checkbox"
            checked={mayUseIllustrations}
            onChange={() => setIllustrations(!mayUseIllustrations)}
          />
          {t.illustrations}
        </label>
      )}
      <div className="status-actions">
        {offered.map((action) => {
          const reason = reasonNotAllowed(action)
          const said = `${id}-${action}`
          return (
            <div key={action}>
              <button
                className={action === 'publish' && status === 'DRAFT' ? 'btn go full' : 'btn line full'}
                type="button"
                aria-disabled={reason !== undefined || undefined}
                aria-describedby={reason === undefined ? undefined : said}
                onClick={() => {
                  if (reason !== undefined) return
                  setOthers(undefined)
                  setAsked(action)
                }}
              >
                {t.actions[action].name}
              </button>
              {reason !== undefined && (
                <p className="hint" id={said}>
                  {reason}
                </p>
              )}
            </div>
          )
        })}
      </div>
      {asked && (
        <Confirm
          title={status === 'SOLD' && asked === 'draft' ? t.soldToDraft : t.actions[asked].title}
          confirm={t.actions[asked].name}
          isDanger={false}
          isWaiting={asked === 'sold' && others === undefined}
          onConfirm={() => void act(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t.actions[asked].text}</p>
          {asked === 'sold' && <OthersOnCar carId={car.id} onChange={setOthers} />}
          {asked === 'publish' && numberOfImages === 0 && <p>{t.illustrationsNote}</p>}
        </Confirm>
      )}
    </Panel>
  )
}

type Api = ReturnType<typeof useShell>['api']

interface Choices {
  withIllustrations?: boolean
  others?: OthersOutcome
}

/** Changes the status of the car. */
export function change(
  api: Api,
  id: string,
  action: VehicleAction,
  { withIllustrations, others }: Choices = {},
): Promise<VehicleReply> {
  const params = { id }
  if (action === 'publish')
    return api('PUT /api/vehicle/car/{id}/publish', {
      params,
      query: { withIllustrations: withIllustrations || undefined },
    })
  if (action === 'sold') return api('PUT /api/vehicle/car/{id}/sold', { params, body: { others } })
  return api(`PUT /api/vehicle/car/{id}/${action}`, { params })
}
