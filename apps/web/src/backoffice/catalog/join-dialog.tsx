import type { Merge } from '@minato/contract/catalog-office'
import { useEffect, useState } from 'react'
import { ComboField } from '../../forms/combo-field.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { Form } from '../../forms/form.tsx'
import { required } from '../../forms/rules.ts'
import { useShell } from '../../shell/shell.ts'
import type { Entry, EntryKind } from './entry-kinds.ts'
import { useCatalogTexts } from './catalog-texts.ts'

interface Props<E extends Entry> {
  kind: Pick<EntryKind<E, never>, 'kind' | 'preview' | 'merge'>
  entry: E
  others: readonly E[]
  onDone(done: Merge): void
  onClose(): void
}
const RULES = { into: [required] }

/** Merges one into another of its kind, and says beforehand what that does. */
export function JoinDialog<E extends Entry>({ kind, entry, others, onDone, onClose }: Props<E>) {
  const { api, report } = useShell()
  const t = useCatalogTexts()
  const texts = t.kinds[kind.kind]
  const [into, setInto] = useState('')
  const [found, setFound] = useState<{ into: string; plan: Merge }>()
  const plan = found?.into === into ? found.plan : undefined
  useEffect(() => {
    if (!into) return
    let isGone = false
    kind.preview(api, entry, into).then(
      (known) => isGone || setFound({ into, plan: known }),
      (error: unknown) => isGone || report(error),
    )
    return () => void (isGone = true)
  }, [api, report, kind, entry, into])
  return (
    <Dialog title={texts.mergeTitle(entry.name)} onClose={onClose} isForm>
      {others.length === 0 ? (
        <p>{t.joining.alone}</p>
      ) : (
        <Form
          isPart
          rules={RULES}
          submit={t.joining.submit}
          send={async () => onDone(await kind.merge(api, entry, into))}
        >
          <ComboField
            name="into"
            label={texts.into}
            value={into}
            onChange={setInto}
            options={others.map(({ id, name, numberOfCar }) => ({ id, text: name, note: t.carsOf(numberOfCar) }))}
          />
          <div className="join-plan" aria-live="polite">
            {into && !plan && <p className="muted">{t.joining.looking}</p>}
            {plan && <Plan plan={plan} />}
          </div>
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
