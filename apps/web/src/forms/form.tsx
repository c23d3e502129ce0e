import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { rememberReturnRoute, signInAddress } from '../session/sign-in-return.ts'
import { useShell } from '../api/shell.ts'
import { CloseDialog, DialogFooter } from './dialog-footer.tsx'
import { draftValues, fillForm, tabDrafts } from './draft.ts'
import type { Drafts } from './draft.ts'
import { useFormTexts } from './form-texts.ts'
import { newKey } from '../api/new-key.ts'
import { formErrorsOf } from './form-errors.ts'
import type { FormErrors } from './form-errors.ts'
import { areSeveralEmpty, faultsOf, required } from './rules.ts'
import type { Faults, Rules, Values } from './rules.ts'
import { DirtyFormContext } from './dirty-form-context.ts'
import '../styles/forms.css'

interface FormState {
  faults: Faults
  /** Required fields. */
  isRequired(name: string): boolean
  /** Awaited before sending, such as an upload; if false, nothing is sent and its field shows why. */
  waitFor(pendingUploads: Promise<boolean>): void
  /** The restored draft, for controlled fields. */
  restored: Values | undefined
}
const FormContext = createContext<FormState>({
  faults: {},
  isRequired: () => false,
  waitFor: () => {},
  restored: undefined,
})
export const useForm = (): FormState => use(FormContext)

interface Props {
  /** Rules by field, checked before sending. */
  rules: Rules
  /** Sends the values. Errors are shown at their fields, and the input stays. */
  send(values: Values, key: string): Promise<void>
  /** The label of the button. */
  submit: string
  /** A destructive action. */
  isDanger?: boolean
  /** In a dialog, what Cancel does instead of closing it. */
  onCancel?(): void
  /** A secondary form of a page: its button is not primary. */
  isPart?: true
  /** The visible step of a multi-step form; `onRefused` may show another one for its errors. */
  view?: number
  onRefused?(faults: Faults): void
  /** The draft's name: keeps the input over a sign-in. */
  draft?: string
  /** The draft also survives a reload. */
  isDraftKept?: boolean
  /** The store of drafts; the tab by default. */
  drafts?: Drafts
  /** Called on every input. */
  onChanged?(): void
  /** Beside the button. */
  foot?: ReactNode
  className?: string
  children: ReactNode
}

const never = () => () => {}
const NOTHING: FormErrors = { faults: {}, lines: [] }

/** A form: rules first, then the server's errors at their fields; the summary shows the rest. */
export function Form({ rules, send, submit, view, onRefused, draft, isDraftKept = false, ...rest }: Props) {
  const { isDanger, onCancel, className, children, isPart, drafts = tabDrafts, onChanged, foot } = rest
  const shell = useShell()
  const t = useFormTexts()
  const form = useRef<HTMLFormElement>(null)
  const setDirtyForm = use(DirtyFormContext)
  const isInDialog = use(CloseDialog) !== null
  const key = useRef({ asked: '', key: '' })
  const [formError, setFormError] = useState(NOTHING)
  const isCorrecting = useRef(false)
  // Offers the sign-in to a user whose session has ended, whichever call noticed it.
  const wasSignedIn = useRef(shell.user !== undefined)
  const pendingUploads = useRef(new Set<Promise<boolean>>())
  const [restored, setRestored] = useState<Values>()
  const [isBusy, setBusy] = useState(false)
  const [isSignedOut, setSignedOut] = useState(false)
  // Input typed before hydration stays; a form submitted before it would do nothing.
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  useEffect(() => {
    const storedDraft = draft === undefined ? undefined : drafts.of(draft)
    if (!storedDraft || draft === undefined || !form.current) return
    fillForm(form.current, storedDraft)
    setRestored(storedDraft)
    if (!isDraftKept) drafts.forget(draft)
  }, [draft, isDraftKept, drafts])
  // Focuses the first invalid field; without one the summary is announced and scrolled into view.
  useEffect(() => {
    const { faults, lines } = formError
    // Fixing a field does not move the focus while typing.
    if (isCorrecting.current) return void (isCorrecting.current = false)
    const first = [...(form.current?.elements ?? [])].find((field) => 'name' in field && String(field.name) in faults)
    // A combo box has its value in a hidden field beside the visible one.
    const currentValues =
      first instanceof HTMLElement && first.dataset['for'] ? document.getElementById(first.dataset['for']) : first
    if (currentValues instanceof HTMLElement) currentValues.focus()
    else if (lines.length) form.current?.querySelector<HTMLElement>('.form-summary')?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a field at fault may stand in the part that is shown now
  }, [formError, view])

  const values = (): Values => {
    const valuesByName: Record<string, string> = {}
    for (const [name, value] of new FormData(form.current ?? undefined))
      if (typeof value === 'string')
        valuesByName[name] = valuesByName[name] === undefined ? value : `${valuesByName[name]},${value}`
    return valuesByName
  }
  const fields = () => [...(form.current?.elements ?? [])].map((field) => ('name' in field ? String(field.name) : ''))
  const onInput = ({ target }: { target: EventTarget }) => {
    if (draft !== undefined && isDraftKept && form.current) drafts.keep(draft, draftValues(form.current))
    // Restores a draft when the dialog is opened again, if storage works.
    if (draft !== undefined && isDraftKept && drafts.of(draft)) setDirtyForm(null)
    onChanged?.()
    const name = 'name' in target ? String(target.name) : ''
    if (!(name in formError.faults)) return
    // An error disappears once it is fixed; none appears while typing.
    const { [name]: _, ...others } = formError.faults
    if (faultsOf(rules, values())[name]) return
    isCorrecting.current = true
    setFormError({ faults: others, lines: [] })
  }
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    if (pendingUploads.current.size > 0) {
      setBusy(true)
      const uploadResults = await Promise.all(pendingUploads.current)
      setBusy(false)
      if (uploadResults.includes(false)) return
    }
    const submitted = values()
    const fieldFaults = faultsOf(rules, submitted)
    if (Object.keys(fieldFaults).length) {
      const faultTexts = Object.fromEntries(
        Object.entries(fieldFaults).map(([name, fault]) => [name, t.say(fault, fault)]),
      )
      setFormError({ faults: faultTexts, lines: areSeveralEmpty(fieldFaults) ? [t.severalEmpty] : [] })
      return onRefused?.(faultTexts)
    }
    // Equal content reuses the idempotency key; other content gets a new one (API-09).
    const requestBody = JSON.stringify(submitted)
    if (key.current.asked !== requestBody) key.current = { asked: requestBody, key: newKey() }
    setBusy(true)
    setFormError(NOTHING)
    // Sending may navigate.
    const dirtyForm = setDirtyForm(null)
    try {
      await send(submitted, key.current.key)
      key.current = { asked: '', key: '' }
      if (draft !== undefined) drafts.forget(draft)
    } catch (error) {
      setDirtyForm(dirtyForm)
      const isSessionEnded = wasSignedIn.current && shell.user === undefined
      setSignedOut(isSessionEnded)
      if (isSessionEnded && draft !== undefined && form.current) drafts.keep(draft, draftValues(form.current))
      const shownError = isSessionEnded
        ? { faults: {}, lines: [draft === undefined ? t.signedOutHere : t.signedOut] }
        : formErrorsOf(error, fields(), t, shell.messages)
      setFormError(shownError)
      onRefused?.(shownError.faults)
    } finally {
      setBusy(false)
    }
  }
  const currentRoute = () => location.pathname + location.search
  const isRequired = (name: string): boolean => rules[name]?.includes(required) ?? false
  const addPendingUpload = (one: Promise<boolean>): void => {
    pendingUploads.current.add(one)
    void one.finally(() => pendingUploads.current.delete(one))
  }
  return (
    <FormContext value={{ faults: formError.faults, isRequired, waitFor: addPendingUpload, restored }}>
      <form
        ref={form}
        className={className ? `form ${className}` : 'form'}
        method="post"
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        onInput={onInput}
      >
        <div className={formError.lines.length ? 'form-summary' : undefined} role="alert" tabIndex={-1}>
          {formError.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {isSignedOut && formError.lines.length > 0 && (
            <a
              className="btn ink"
              href={signInAddress('/')}
              // Without a draft the input exists in this window only.
              target={draft === undefined ? '_blank' : undefined}
              onClick={(event) => {
                if (draft === undefined) return
                event.preventDefault()
                rememberReturnRoute(currentRoute())
                location.assign(signInAddress(currentRoute(), 'form'))
              }}
            >
              {shell.messages.signIn}
            </a>
          )}
        </div>
        {children}
        {isInDialog ? (
          <DialogFooter action={submit} isDanger={isDanger} isDisabled={isBusy} onDismiss={onCancel}>
            {foot}
            <Sending isBusy={isBusy} />
          </DialogFooter>
        ) : (
          <div className="form-foot">
            <button
              className={isPart ? 'btn ink' : 'btn go'}
              type="submit"
              disabled={!isMounted}
              aria-disabled={isBusy || undefined}
            >
              {submit}
            </button>
            <Sending isBusy={isBusy} />
            {foot}
            <noscript>
              <p className="notice">{t.noScript}</p>
            </noscript>
          </div>
        )}
      </form>
    </FormContext>
  )
}

function Sending({ isBusy }: { isBusy: boolean }) {
  const { sending } = useFormTexts()
  return (
    <p role="status" className="small muted">
      {isBusy && sending}
    </p>
  )
}
