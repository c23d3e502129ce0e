import type { Quote } from '@minato/contract/quotes'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../api/shell.ts'
import { useInquireTexts } from './inquire-texts.ts'

type Amounts = Pick<Quote, 'fob' | 'freight' | 'insurance' | 'inspections'>

/** The changed amounts, old beside new; focused, because the next press accepts them. */
export function FreshQuote({ before, now }: { before: Amounts; now: Amounts }) {
  const { car, format } = useMessages()
  const t = useInquireTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const amount = (value: number | null) => (value === null ? car.onRequest : format.money(value))
  const moved = (['fob', 'freight', 'inspections', 'insurance'] as const).filter((key) => before[key] !== now[key])
  return (
    <div className="notice fresh" role="alert" tabIndex={-1} ref={box}>
      <p>
        <b>{t.changed}</b> {t.changedText}
      </p>
      <ul>
        {moved.map((key) => (
          <li key={key}>
            {t.lines[key]} <s>{amount(before[key])}</s> <b>{amount(now[key])}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
