import type { Markup, MarkupValue } from '@minato/contract/pricing'
import { useState } from 'react'
import { newKey } from '../../api/new-key.ts'
import { reportError } from '../../forms/report-error.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { TableFailed, TableLoading } from '../../table/table-states.tsx'
import { Part } from '../layout/office-page.tsx'
import { MarkupDialog } from './markup-dialog.tsx'
import { useMarkupsTexts } from './markups-texts.ts'
import '../../styles/catalog.css'
import '../../styles/table.css'

interface Said {
  text: string
  /** Undo to this percentage. */
  undo?: { markup: Markup; percentage: number }
}

/** Current, scheduled and past markups of all body types. */
export function MarkupsPart() {
  const shell = useShell()
  const { api, messages } = shell
  const t = useMarkupsTexts()
  const { data: markups, hasFailed, reload, set } = useCall('GET /api/pricing/markup', {})
  const [changing, setChanging] = useState<Markup>()
  const [said, setSaid] = useState<Said>()
  const { format } = messages
  const named = ({ categoryId }: Markup): string => messages.names.bodyType[categoryId]
  const put = (changed: Markup) => set((markups ?? []).map((one) => (one.id === changed.id ? changed : one)))
  const undo = async ({ markup, percentage }: NonNullable<Said['undo']>) => {
    try {
      const body = { percentage, effectiveTime: null }
      put(
        await api('POST /api/pricing/markup/{markupId}/value', {
          params: { markupId: markup.id },
          body,
          key: newKey(),
        }),
      )
      setSaid({ text: t.set(named(markup), percentage) })
    } catch (error) {
      reportError(shell, error)
    }
  }
  const cancel = async (markup: Markup, { id }: MarkupValue) => {
    try {
      const params = { markupId: markup.id, valueId: id }
      put(await api('DELETE /api/pricing/markup/{markupId}/value/{valueId}', { params }))
      setSaid({ text: t.cancelled })
    } catch (error) {
      reportError(shell, error)
    }
  }
  return (
    <Part id="markups" title={t.title} note={t.note}>
      <div className="served-last said" role="status">
        {said && (
          <>
            <b>{said.text}</b>
            {said.undo && (
              <button className="link" type="button" onClick={() => said.undo && void undo(said.undo)}>
                {t.undo}
              </button>
            )}
          </>
        )}
      </div>
      {hasFailed && <TableFailed onAgain={() => void reload()} />}
      {!markups && !hasFailed && <TableLoading columns={4} />}
      {markups && (
        <ul className="markups">
          {markups.map((markup) => (
            <li key={markup.id}>
              <div>
                <b>{named(markup)}</b>
                <small>{t.cars(markup.numberOfCar)}</small>
              </div>
              <Values markup={markup} onCancel={(value) => void cancel(markup, value)} />
              <button
                className="btn line"
                type="button"
                aria-label={t.changeOf(named(markup))}
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
          name={named(changing)}
          onClose={() => setChanging(undefined)}
          onDone={(changed, percentage, time) => {
            put(changed)
            setSaid(
              time === null
                ? {
                    text: t.set(named(changed), percentage),
                    undo: { markup: changed, percentage: changing.percentage },
                  }
                : { text: t.planned(named(changed), percentage, format.dateTime(time)) },
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
  const coming = at === -1 ? values : values.slice(0, at)
  const past = at === -1 ? [] : values.slice(at + 1)
  const inForce = values[at]
  return (
    <div>
      <span>
        <b className="figure">{t.percent(percentage)}</b>{' '}
        {inForce && <small className="inline">{t.since(format.dateTime(inForce.effectiveTime))}</small>}
      </span>
      {coming.map((value) => (
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
