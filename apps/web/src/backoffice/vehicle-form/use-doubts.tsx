import { useState } from 'react'
import type { ReactNode } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import type { Values } from '../../forms/rules.ts'
import { useShell } from '../../api/shell.ts'
import { useCarFormTexts } from './car-form-texts.ts'
import { doubtsIn } from './doubts.ts'
import type { FormDoubt } from './doubts.ts'

/** The message about an unusual value. */
export function useDoubtText(): (doubt: FormDoubt) => string {
  const { messages } = useShell()
  const { doubts: t } = useCarFormTexts()
  const { format, km, cc } = messages
  return ({ code, value }) => {
    if (code === 'mileage-high') return t[code](km(value))
    if (code === 'engine-small' || code === 'engine-large') return t[code](cc(value))
    if (code === 'price-low' || code === 'price-high') return t[code](format.money(value))
    return t[code](String(value))
  }
}

/** Confirms unusual values before saving; render `dialog` in the page. */
export function useDoubts(base: Values): { confirmDoubts(values: Values): Promise<boolean>; dialog: ReactNode } {
  const { doubts: t } = useCarFormTexts()
  const textOf = useDoubtText()
  const [asked, setAsked] = useState<{ lines: readonly string[]; answer(isMeant: boolean): void }>()
  const confirmDoubts = (values: Values) => {
    const lines = doubtsIn(values, base).map(textOf)
    if (lines.length === 0) return Promise.resolve(true)
    return new Promise<boolean>((resolve) =>
      setAsked({
        lines,
        answer: (isMeant) => {
          setAsked(undefined)
          resolve(isMeant)
        },
      }),
    )
  }
  return {
    confirmDoubts,
    dialog: asked && (
      <Confirm
        title={t.title}
        confirm={t.confirm}
        cancel={t.back}
        onConfirm={() => asked.answer(true)}
        onClose={() => asked.answer(false)}
      >
        <ul>
          {asked.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Confirm>
    ),
  }
}
