import type { Rating } from '@minato/contract/enumerations'
import { useSheetTexts } from './sheet-texts.ts'

/** A rating by shape, colour and word: teal disc, amber triangle, crimson square, dashed circle for unknown. */
export const MARKS = {
  GOOD: (
    <>
      <circle cx="13" cy="13" r="12" fill="#07695f" />
      <path d="M7.5 13.5l4 3.8 7-8.3" fill="none" stroke="#fff" strokeWidth="2.4" />
    </>
  ),
  MEDIUM: (
    <>
      <path d="M13 1.5 25 23.5H1z" fill="#f4b000" stroke="#8a5200" strokeWidth="1.6" />
      <path d="M13 9v7M13 19v1.5" stroke="#0b2431" strokeWidth="2.4" />
    </>
  ),
  BAD: (
    <>
      <path d="M2 2h22v22H2z" fill="#97173a" />
      <path d="M8 8l10 10M18 8 8 18" stroke="#fff" strokeWidth="2.6" />
    </>
  ),
  NONE: (
    <>
      <circle cx="13" cy="13" r="11" fill="#fff" stroke="#45606f" strokeWidth="1.8" strokeDasharray="3 3" />
      <path d="M9 13h8" stroke="#45606f" strokeWidth="2" />
    </>
  ),
} satisfies Record<Rating | 'NONE', unknown>

export function Rated({ rating }: { rating: Rating | null }) {
  const t = useSheetTexts()
  return (
    <span className={`rate ${(rating ?? 'none').toLowerCase()}`}>
      <svg viewBox="0 0 26 26" aria-hidden="true">
        {MARKS[rating ?? 'NONE']}
      </svg>
      {rating ? t.rating[rating] : t.notEvidenced}
    </span>
  )
}

const LEGEND = ['GOOD', 'MEDIUM', 'BAD', 'NONE'] as const

/** The legend of the marks. */
export function Legend({ note, isOpen }: { note?: string; isOpen?: boolean }) {
  const t = useSheetTexts()
  return (
    <details className="legend" open={isOpen}>
      <summary>{t.legend}</summary>
      <dl>
        {LEGEND.map((mark) => (
          <div key={mark}>
            <dt>
              <Rated rating={mark === 'NONE' ? null : mark} />
            </dt>
            <dd>{t.means[mark]}</dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </details>
  )
}
