import type { VehicleReply } from '@minato/contract/vehicles'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { DialogFooter } from '../../forms/dialog-footer.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { reportError } from '../../forms/report-error.ts'
import type { Values } from '../../forms/rules.ts'
import { useFormTexts } from '../../forms/form-texts.ts'
import { useOfficeDraft } from '../../forms/stored-draft.ts'
import { formErrorsOf } from '../../forms/form-errors.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { OfficePage } from '../layout/office-page.tsx'
import { CarForm } from './car-form.tsx'
import { useCarFormTexts } from './car-form-texts.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { createCar } from './create-car.ts'
import { missingValues } from './missing-values.ts'
import { change } from './status-panel.tsx'
import { useCarForm } from './use-car-form.ts'
import type { Draft } from './use-car-form.ts'

/** The next car is in the same yard. */
const STAYS = ['location.country', 'location.city', 'location.district', 'location.street']

const focusFirst = () => document.querySelector<HTMLElement>('[name="specification.chassis"]')?.focus()

/** A new car (VEH-07): saved as draft, then published, or followed by the next one. */
export function CreatePage({ duplicated }: { duplicated?: VehicleReply | undefined }) {
  const shell = useShell()
  const { api } = shell
  const t = useCarFormTexts()
  const forms = useFormTexts()
  const navigate = useNavigate()
  const state = useCarForm(undefined, duplicated)
  const [made, setMade] = useState<VehicleReply>()
  const [handed, setHanded] = useState<{ id: string; draft: Draft | undefined }>()
  const [isCopying, setCopying] = useState(false)
  // Focus would open the keyboard of a phone over the pictures.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) focusFirst()
  }, [])

  const startNext = () => {
    setMade(undefined)
    focusFirst()
  }
  const send = async (values: Values, isNext: boolean) => {
    const ids = state.images.map(({ id }) => id)
    const { car, behind } = await createCar(api, values, ids, state.attempts)
    const { place } = state.fields
    state.restart(undefined, Object.fromEntries(STAYS.map((name) => [name, values[name] ?? ''])))
    if (behind) {
      const left = missingValues(values, place, car, behind)
      const why = behind.error === undefined ? [] : formErrorsOf(behind.error, [], forms, shell.messages).lines
      const lines = left ? [...why, t.made[left.waits]] : why
      notify({ isError: lines.length > 0, title: t.made.title(car.reference), lines })
      return setHanded({ id: car.id, draft: left?.draft })
    }
    if (!isNext) return setMade(car)
    notify({ isError: false, title: t.made.inBetween(car.reference), lines: [] })
    focusFirst()
  }
  const edit = (id: string) => void navigate({ to: '/vehicle/edit/$id', params: { id } })
  const publish = async ({ id }: VehicleReply) => {
    try {
      await change(api, id, 'publish')
      notify({ isError: false, title: t.status.actions.publish.done, lines: [] })
      edit(id)
    } catch (error) {
      reportError(shell, error)
    }
  }
  return (
    <OfficePage
      title={t.create}
      detail={duplicated && t.copy.duplicateOf(duplicated.reference)}
      crumbs={[{ text: t.vehicles, path: '/' }]}
      actions={
        <button className="link" type="button" onClick={() => setCopying(true)}>
          {t.copy.open}
        </button>
      }
    >
      {duplicated && <p className="hint">{t.copy.duplicateNote}</p>}
      <CarForm state={state} send={send} onDiscard={() => state.restart()}>
        {isCopying && (
          <CopyDialog
            place={state.fields.place}
            but={undefined}
            onCopy={(values, reference) => {
              state.fields.fill(() => values, reference)
              setCopying(false)
            }}
            onClose={() => setCopying(false)}
          />
        )}
        {made && (
          <Dialog
            title={t.made.title(made.reference)}
            onClose={startNext}
            isWide
            footer={
              <DialogFooter dismiss={t.made.another} action={t.made.publish} onAction={() => void publish(made)}>
                <button className="btn line" type="button" onClick={() => edit(made.id)}>
                  {t.made.edit}
                </button>
                <button className="btn line" type="button" onClick={() => void navigate({ to: '/' })}>
                  {t.made.list}
                </button>
              </DialogFooter>
            }
          >
            <p>{t.made.text}</p>
          </Dialog>
        )}
      </CarForm>
      {/* After the form has noticed that nothing is unsaved. */}
      {handed && <HandOver draft={handed.draft} id={handed.id} go={edit} />}
    </OfficePage>
  )
}

/** Opens the page of the created car; values it lacks are the draft there. */
function HandOver({ id, draft, go }: { id: string; draft: Draft | undefined; go(id: string): void }) {
  const { keep } = useOfficeDraft<Draft>(`car ${id}`)
  const todo = useRef({ keep, go })
  useEffect(() => {
    if (draft) todo.current.keep(draft)
    todo.current.go(id)
  }, [id, draft])
  return null
}
