import { useBlocker } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Confirm } from './confirm.tsx'
import { useFormTexts } from './form-texts.ts'

const idIn = (search: object): unknown => ('id' in search ? search.id : undefined)

/** `isKept`: its draft is stored. `isHere`: the change is in a dialog. */
interface UnsavedProps {
  isKept?: boolean
  isHere?: boolean
}

/** The confirmation. */
export function LeaveUnsaved({ isKept, isHere, ...given }: UnsavedProps & { onLeave(): void; onStay(): void }) {
  const { unsaved: t } = useFormTexts()
  return (
    <Confirm
      title={t.title}
      confirm={t.leave}
      isDanger={!isKept}
      cancel={t.stay}
      onConfirm={given.onLeave}
      onClose={given.onStay}
    >
      <p>{isHere ? t.here : isKept ? t.kept : t.text}</p>
    </Confirm>
  )
}

/** Asks before leaving a changed form by a link, Back, or closing the window. */
export function Unsaved({ isChanged, ...what }: UnsavedProps & { isChanged(): boolean }) {
  const [question, setQuestion] = useState<{ nth: number; answer(isStaying: boolean): void }>()
  const last = useRef(0)
  // Back may be pressed while the dialog is open: it asks again, and only the last answer counts.
  const askToLeave = (): Promise<boolean> =>
    new Promise((resolve) => {
      const id = ++last.current
      const answer = (isStaying: boolean) => {
        if (id !== last.current) return
        setQuestion(undefined)
        resolve(isStaying)
      }
      setQuestion({ nth: id, answer })
    })
  useBlocker({
    // Changing order or page of a list beside the form does not leave it; another record does.
    shouldBlockFn: ({ current, next }) => {
      const isLeaving = current.pathname !== next.pathname || idIn(current.search) !== idIn(next.search)
      if (isLeaving && isChanged()) return askToLeave()
      // Went back and forward again: nothing to ask.
      last.current++
      setQuestion(undefined)
      return false
    },
    enableBeforeUnload: isChanged,
  })
  if (!question) return null
  return (
    <LeaveUnsaved
      key={question.nth}
      {...what}
      onLeave={() => question.answer(false)}
      onStay={() => question.answer(true)}
    />
  )
}
