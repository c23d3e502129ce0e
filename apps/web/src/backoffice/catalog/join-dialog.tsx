import type { Merge } from '@minato/contract/catalog-office'
import { useEffect, useRef, useState } from 'react'
import { ComboField } from '../../forms/combo-field.tsx'
import { DialogFooter } from '../../forms/dialog-footer.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { TextField } from '../../forms/field.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { Form } from '../../forms/form.tsx'
import { FormError } from '../../forms/form-errors.ts'
import { typedNameRule, required } from '../../forms/rules.ts'
import { useShell } from '../../api/shell.ts'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import type { Entry, EntryKind } from './entry-kinds.ts'
import { useCatalogTexts } from './catalog-texts.ts'

interface Props<E extends Entry> {
  kind: Pick<EntryKind<E, never>, 'kind' | 'preview' | 'merge'>
  entry: E
  others: readonly E[]
  onDone(done: Merge): void
  onClose(): void
}

/** Merges an entry into another one of its kind, after a preview. */
export function JoinDialog<E extends Entry>({ kind, entry, others, onDone, onClose }: Props<E>) {
  const { api, report } = useShell()
  const t = useCatalogTexts()
  const { table } = useOfficeTexts()
  const { typeName, wrongName } = useFormTexts()
  const texts = t.kinds[kind.kind]
  const [into, setInto] = useState('')
  const [found, setFound] = useState<{ into: string; plan: Merge }>()
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState({ into: '', attempt: 0 })
  const foreseen = useRef<HTMLDivElement>(null)
  const plan = found?.into === into ? found.plan : undefined
  const hasFailed = failed.into === into && failed.attempt === attempt
  useEffect(() => {
    if (!into) return
    let isGone = false
    kind.preview(api, entry, into).then(
      (known) => isGone || setFound({ into, plan: known }),
      (error: unknown) => {
        if (isGone) return
        setFailed({ into, attempt })
        report(error)
      },
    )
    return () => void (isGone = true)
  }, [api, report, kind, entry, into, attempt])
  // Removes the message about waiting.
  useEffect(() => {
    const field = plan && foreseen.current?.closest('form')?.elements.namedItem('into')
    if (field instanceof HTMLElement) field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [plan])
  const again = () => {
    setAttempt(attempt + 1)
    // The focused button disappears.
    foreseen.current?.focus()
  }
  return (
    <Dialog
      title={texts.mergeTitle(entry.name)}
      onClose={onClose}
      isForm
      footer={others.length === 0 ? <DialogFooter /> : 'form'}
    >
      {others.length === 0 ? (
        <p>{t.joining.alone}</p>
      ) : (
        <Form
          isPart
          isDanger
          rules={{ into: [required], typedName: [typedNameRule(entry.name, wrongName)] }}
          submit={t.joining.submit}
          send={async () => {
            // A merge is final, so it requires the preview.
            if (!plan) throw new FormError({ into: hasFailed ? t.joining.failed : t.joining.unseen })
            onDone(await kind.merge(api, entry, into))
          }}
        >
          <ComboField
            name="into"
            label={texts.into}
            value={into}
            onChange={setInto}
            options={others.map(({ id, name, numberOfCar }) => ({ id, text: name, note: t.carsOf(numberOfCar) }))}
          />
          <div ref={foreseen} className="join-plan" aria-live="polite" tabIndex={-1}>
            {!into && <p className="muted">{t.joining.before}</p>}
            {into && !plan && <p className="muted">{hasFailed ? t.joining.failed : t.joining.looking}</p>}
            {into && !plan && hasFailed && (
              <button className="btn line" type="button" onClick={again}>
                {table.again}
              </button>
            )}
            {plan && <Plan plan={plan} />}
          </div>
          <TextField name="typedName" label={typeName(entry.name)} autoComplete="off" />
        </Form>
      )}
    </Dialog>
  )
}

function Plan({ plan }: { plan: Merge }) {
  const { joining: t } = useCatalogTexts()
  const lists: [title: string, names: readonly string[]][] = [
    [t.movedModels, plan.movedModels],
    [t.joinedModels, plan.joinedModels],
    [t.movedTrims, plan.movedTrims],
    [t.joinedTrims, plan.joinedTrims],
  ]
  return (
    <>
      <p>
        <b>{t.moves(plan.numberOfCar, plan.into.name)}</b>
      </p>
      <dl>
        {lists
          .filter(([, names]) => names.length > 0)
          .map(([title, names]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{names.join(', ')}</dd>
            </div>
          ))}
      </dl>
      <p>
        {t.after(plan.from.name)} {t.final}
      </p>
    </>
  )
}
