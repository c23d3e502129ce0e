import type { Markup, MarkupValue } from '@minato/contract/pricing'
import { useState } from 'react'
import { newKey } from '../../api/new-key.ts'
import { reportError } from '../../forms/report-error.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { TableFailed, TableLoading } from '../../table/table-states.tsx'
import { useUndo } from '../effects/use-undo.tsx'
import { Part } from '../layout/office-page.tsx'
import { MarkupDialog } from './markup-dialog.tsx'
import { useMarkupsTexts } from './markups-texts.ts'
import '../../styles/catalog.css'
import '../../styles/table.css'

/** The markups; `replaceMarkup` replaces one in the current list, which may be newer than the one on screen. */
export function useMarkups() {
  const { data: markups, hasFailed, reload, set } = useCall('GET /api/pricing/markup', {})
  const replaceMarkup = (changed: Markup) => set((list) => list?.map((one) => (one.id === changed.id ? changed : one)))
  return { markups, hasFailed, reload, replaceMarkup }
}

/** Current, scheduled and past markups of all body types. */
export function MarkupsSection() {
  const shell = useShell()
  const { api, messages } = shell
  const t = useMarkupsTexts()
  const { markups, hasFailed, reload, replaceMarkup } = useMarkups()
  const [changing, setChanging] = useState<Markup>()
  const { show, view } = useUndo()
  const { format } = messages
  const nameOf = ({ categoryId }: Markup): string => messages.names.bodyType[categoryId]
  const restore = async (markup: Markup, percentage: number, key: string): Promise<string> => {
    const body = { percentage, effectiveTime: null }
    const params = { markupId: markup.id }
    replaceMarkup(await api('POST /api/pricing/markup/{markupId}/value', { params, body, key }))
    return t.set(nameOf(markup), percentage)
  }
  const cancel = async (markup: Markup, { id }: MarkupValue) => {
    try {
      const params = { markupId: markup.id, valueId: id }
      replaceMarkup(await api('DELETE /api/pricing/markup/{markupId}/value/{valueId}', { params }))
      show({ text: t.cancelled })
    } catch (error) {
      reportError(shell, error)
    }
  }
  return (
    <Part id="markups" title={t.title} note={t.note}>
      {view}
      {hasFailed && <TableFailed onAgain={() => void reload()} />}
      {!markups && !hasFailed && <TableLoading columns={4} />}
      {markups && (
        <ul className="markups">
          {markups.map((markup) => (
            <li key={markup.id}>
              <div>
                <b>{nameOf(markup)}</b>
                <small>{t.cars(markup.numberOfCar)}</small>
              </div>
              <Values markup={markup} onCancel={(value) => void cancel(markup, value)} />
              <button
                className="btn line"
                type="button"
                aria-label={t.changeOf(nameOf(markup))}
                onClick={() => setChanging(markup)}
              >
                {t.change}
              </button>
            </li>
          ))}
        </ul>
      )}
      {changing && (
        <MarkupDialog
          markup={changing}
          name={nameOf(changing)}
          onClose={() => setChanging(undefined)}
          onDone={(changed, percentage, time) => {
            replaceMarkup(changed)
            // An undo that is repeated after a lost answer is the same request (API-09).
            const undoKey = newKey()
            show(
              time === null
                ? {
                    text: t.set(nameOf(changed), percentage),
                    undo: () => restore(changed, changing.percentage, undoKey),
                  }
                : { text: t.planned(nameOf(changed), percentage, format.dateTime(time)) },
            )
            setChanging(undefined)
          }}
        />
      )}
    </Part>
  )
}

function Values({ markup, onCancel }: { markup: Markup; onCancel(value: MarkupValue): void }) {
  const { format } = useShell().messages
  const t = useMarkupsTexts()
  const { values, percentage } = markup
  const at = values.findIndex(({ isInForce }) => isInForce)
  const planned = at === -1 ? values : values.slice(0, at)
  const past = at === -1 ? [] : values.slice(at + 1)
  const inForce = values[at]
  return (
    <div>
      <span>
        <b className="figure">{t.percent(percentage)}</b>{' '}
        {inForce && <small className="inline">{t.since(format.dateTime(inForce.effectiveTime))}</small>}
      </span>
      {planned.map((value) => (
        <p key={value.id} className="coming">
          {t.from(value.percentage, format.dateTime(value.effectiveTime))}
          <button
            className="link"
            type="button"
            aria-label={t.cancelOf(value.percentage, format.dateTime(value.effectiveTime))}
            onClick={() => onCancel(value)}
          >
            {t.cancel}
          </button>
        </p>
      ))}
      {past.length > 0 && (
        <details className="charges">
          <summary>{t.versions(past.length)}</summary>
          <ol>
            {past.map((value) => (
              <li key={value.id}>
                <span>{format.dateTime(value.effectiveTime)}</span>
                <b>{t.percent(value.percentage)}</b>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}
