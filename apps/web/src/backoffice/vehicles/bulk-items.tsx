import type { BulkReport } from '@minato/contract/vehicles-office'
import { useLayoutEffect, useRef } from 'react'
import { useFormTexts } from '../../forms/form-texts.ts'
import { useMessages } from '../../api/shell.ts'
import { useOfficeCarsTexts } from './office-cars-texts.ts'

interface Props {
  /** The first cars; `items.total` is their number. */
  report: Pick<BulkReport, 'items'>
  /** Loads more; missing for a preview. */
  onMore?(): void
}

/** The result for each car: the reason against it, or its old and new price. */
export function BulkItems({ report, onMore }: Props) {
  const { car, format } = useMessages()
  const { say } = useFormTexts()
  const { bulk: t } = useOfficeCarsTexts()
  const { items, total } = report.items
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(items.length)
  const hasMore = onMore !== undefined && items.length < total
  const isAsked = useRef(false)
  useLayoutEffect(() => {
    // The button disappears after the last page: focus moves to the first new row.
    const first = list.current?.children[before.current]
    if (isAsked.current && !hasMore && first instanceof HTMLElement) first.focus()
    before.current = items.length
    isAsked.current = false
  }, [items, hasMore])
  return (
    <>
      <ul ref={list} className="bulk-items">
        {items.map(({ id, reference, name, refusal, price, newPrice, visitorPrice, newVisitorPrice }) => (
          <li key={id} tabIndex={onMore && -1} className={refusal === null ? undefined : 'refused'}>
            <b>{reference && car.ref(reference)}</b>
            <span>{name}</span>
            <span>
              {refusal !== null
                ? say(refusal)
                : price && newPrice
                  ? t.becomes(format.money(price.value), format.money(newPrice.value))
                  : onMore
                    ? t.done
                    : t.willDo}
              {visitorPrice && newVisitorPrice && (
                <small>{t.visitors(format.money(visitorPrice.value), format.money(newVisitorPrice.value))}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
      {(onMore || items.length < total) && (
        <p role={onMore && 'status'} className="small muted">
          {items.length < total ? t.firstOf(items.length, total) : t.allOf(total)}
        </p>
      )}
      {hasMore && (
        <button
          className="btn line"
          type="button"
          onClick={() => {
            isAsked.current = true
            onMore()
          }}
        >
          {t.more}
        </button>
      )}
    </>
  )
}
