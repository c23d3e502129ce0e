import { createContext, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { noteReturn, signInAddress } from '../session/sign-in-return.ts'
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
  waitFor(travelling: Promise<boolean>): void
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
  const noteUnsent = use(DirtyFormContext)
  const isInDialog = use(CloseDialog) !== null
  const key = useRef({ asked: '', key: '' })
  const [refusal, setRefusal] = useState(NOTHING)
  const isMending = useRef(false)
  // Offers the sign-in to a user whose session has ended, whichever call noticed it.
  const wasSignedIn = useRef(shell.user !== undefined)
  const travelling = useRef(new Set<Promise<boolean>>())
  const [restored, setRestored] = useState<Values>()
  const [isBusy, setBusy] = useState(false)
  const [isSignedOut, setSignedOut] = useState(false)
  // Input typed before hydration stays; a form submitted before it would do nothing.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  useEffect(() => {
    const kept = draft === undefined ? undefined : drafts.of(draft)
    if (!kept || draft === undefined || !form.current) return
    fillForm(form.current, kept)
    setRestored(kept)
    if (!isDraftKept) drafts.forget(draft)
  }, [draft, isDraftKept, drafts])
  // Focuses the first invalid field; without one the summary is announced and scrolled into view.
  useEffect(() => {
    const { faults, lines } = refusal
    // Fixing a field does not move the focus while typing.
    if (isMending.current) return void (isMending.current = false)
    const first = [...(form.current?.elements ?? [])].find((field) => 'name' in field && String(field.name) in faults)
    // A combo box has its value in a hidden field beside the visible one.
    const seen =
      first instanceof HTMLElement && first.dataset['for'] ? document.getElementById(first.dataset['for']) : first
    if (seen instanceof HTMLElement) seen.focus()
    else if (lines.length) form.current?.querySelector<HTMLElement>('.form-summary')?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a field at fault may stand in the part that is shown now
  }, [refusal, view])

  const values = (): Values => {
    const read: Record<string, string> = {}
    for (const [name, value] of new FormData(form.current ?? undefined))
      if (typeof value === 'string') read[name] = read[name] === undefined ? value : `${read[name]},${value}`
    return read
  }
  const fields = () => [...(form.current?.elements ?? [])].map((field) => ('name' in field ? String(field.name) : ''))
  const change = ({ target }: { target: EventTarget }) => {
    if (draft !== undefined && isDraftKept && form.current) drafts.keep(draft, draftValues(form.current))
    // Restores a draft when the dialog is opened again, if storage works.
    if (draft !== undefined && isDraftKept && drafts.of(draft)) noteUnsent(null)
    onChanged?.()
    const name = 'name' in target ? String(target.name) : ''
    if (!(name in refusal.faults)) return
    // An error disappears once it is fixed; none appears while typing.
    const { [name]: _, ...others } = refusal.faults
    if (faultsOf(rules, values())[name]) return
    isMending.current = true
    setRefusal({ faults: others, lines: [] })
  }
  const go = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    if (travelling.current.size > 0) {
      setBusy(true)
      const arrived = await Promise.all(travelling.current)
      setBusy(false)
      if (arrived.includes(false)) return
    }
    const given = values()
    const found = faultsOf(rules, given)
    if (Object.keys(found).length) {
      const said = Object.fromEntries(Object.entries(found).map(([name, fault]) => [name, t.say(fault, fault)]))
      setRefusal({ faults: said, lines: areSeveralEmpty(found) ? [t.severalEmpty] : [] })
      return onRefused?.(said)
    }
    // Equal content reuses the idempotency key; other content gets a new one (API-09).
    const asked = JSON.stringify(given)
    if (key.current.asked !== asked) key.current = { asked, key: newKey() }
    setBusy(true)
    setRefusal(NOTHING)
    // Sending may navigate.
    const unsent = noteUnsent(null)
    try {
      await send(given, key.current.key)
      key.current = { asked: '', key: '' }
      if (draft !== undefined) drafts.forget(draft)
    } catch (error) {
      noteUnsent(unsent)
      const isOut = wasSignedIn.current && shell.user === undefined
      setSignedOut(isOut)
      if (isOut && draft !== undefined && form.current) drafts.keep(draft, draftValues(form.current))
      const refused = isOut
        ? { faults: {}, lines: [draft === undefined ? t.signedOutHere : t.signedOut] }
        : formErrorsOf(error, fields(), t, shell.messages)
      setRefusal(refused)
      onRefused?.(refused.faults)
    } finally {
      setBusy(false)
    }
  }
  const here = () => location.pathname + location.search
  const isRequired = (name: string): boolean => rules[name]?.includes(required) ?? false
  const waitFor = (one: Promise<boolean>): void => {
    travelling.current.add(one)
    void one.finally(() => travelling.current.delete(one))
  }
  return (
    <FormContext value={{ faults: refusal.faults, isRequired, waitFor, restored }}>
      <form
        ref={form}
        className={className ? `form ${className}` : 'form'}
        method="post"
        noValidate
        onSubmit={(event) => void go(event)}
        onInput={change}
      >
        <div className={refusal.lines.length ? 'form-summary' : undefined} role="alert" tabIndex={-1}>
          {refusal.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {isSignedOut && refusal.lines.length > 0 && (
            <a
              className="btn ink"
              href={signInAddress('/')}
              // Without a draft the input exists in this window only.
              target={draft === undefined ? '_blank' : undefined}
              onClick={(event) => {
                if (draft === undefined) return
                event.preventDefault()
                noteReturn(here())
                location.assign(signInAddress(here(), 'form'))
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
              disabled={!isAlive}
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
