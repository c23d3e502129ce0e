import { useBlocker } from '@tanstack/react-router'
import { useOfficeTexts } from '../backoffice/frame/office-texts.ts'
import { Confirm } from './confirm.tsx'

const idIn = (search: object): unknown => ('id' in search ? search.id : undefined)

/** Asks before a changed form is left, by a link, by going back, or by closing the window. `isKept`: its draft stays. */
export function Unsaved({ isChanged, isKept = false }: { isChanged(): boolean; isKept?: boolean }) {
  const { unsaved: t } = useOfficeTexts()
  const { status, proceed, reset } = useBlocker({
    // Another order or page of a list beside the form does not leave it; another record does, or the list of all.
    shouldBlockFn: ({ current, next }) =>
      (current.pathname !== next.pathname || idIn(current.search) !== idIn(next.search)) && isChanged(),
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Confirm title={t.title} confirm={t.leave} cancel={t.stay} onConfirm={proceed} onClose={reset}>
      <p>{isKept ? t.kept : t.text}</p>
    </Confirm>
  )
}
