import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { ReactNode } from 'react'
import { useShell } from '../../shell/shell.ts'
import { useDealTexts } from '../deal-texts.ts'
import { Mark } from '../marks.tsx'
import { useSide } from '../side.ts'
import { leftUntil, useClock, useMinute } from '../times.ts'

/** Who must act, what, and until when (TRU-09); of a closed deal how it ended. */
export function NextStep({ inquiry, children }: { inquiry: Inquiry; children?: ReactNode }) {
  const { locale } = useShell()
  const t = useDealTexts()
  const side = useSide()
  const clock = useClock(locale)
  const now = useMinute()
  const { nextStep, outcome } = inquiry
  if (outcome)
    return (
      <section className="next over" aria-labelledby="next">
        <div>
          <h2 id="next">{t.outcomes[outcome]}</h2>
          <p className="when">{t.next.closed}</p>
        </div>
      </section>
    )
  if (!nextStep) return null
  const { who, what, by } = nextStep
  const isOwn = who === side
  const words = t.next[side][isOwn ? 'own' : 'other']
  const left = by && now !== undefined ? leftUntil(by, now) : undefined
  return (
    <section className={isOwn ? 'next' : 'next calm'} aria-labelledby="next">
      <Mark name="clock" large />
      <div>
        <h2 id="next">{isOwn ? t.next.yourTurn(words[what] ?? '') : (words[what] ?? '')}</h2>
        {by && (
          <p className="when">
            {t.next.before(clock.both(by, t.here))} {left && t.left[left.unit](left.count)}{' '}
            {left === null && t.next.past}
          </p>
        )}
      </div>
      {isOwn && children}
    </section>
  )
}
