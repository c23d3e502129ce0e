import { ApiError } from '../api/api.ts'
import type { Messages } from '../i18n/messages.ts'
import type { FormTexts } from '../i18n/en/forms.ts'
import type { Faults } from './rules.ts'

/** An error found by the screen, in the reader's language: at fields and above the form. */
export class FormError extends Error {
  readonly faults: Faults
  readonly lines: readonly string[]
  constructor(faults: Faults, lines: readonly string[] = []) {
    super('refused')
    this.faults = faults
    this.lines = lines
  }
}

/** The messages of an error: at the form's fields if it has them, otherwise above the form. */
export interface FormErrors {
  faults: Faults
  lines: readonly string[]
}

const TAKEN = ['UUM-3001', 'MINATO-3003']
const MINUTE_S = 60

/** Whether the error says that the address has an account. */
export const isTaken = (error: unknown): boolean => error instanceof ApiError && TAKEN.includes(error.code)

/** `names`: the form's fields. Messages without a field are shown above, so that none is lost. */
export function formErrorsOf(error: unknown, names: readonly string[], t: FormTexts, { toasts }: Messages): FormErrors {
  if (error instanceof FormError) return { faults: error.faults, lines: error.lines }
  if (!(error instanceof ApiError)) return { faults: {}, lines: [toasts.offlineText] }
  const { status, code, message, body = [], reason, retryAfter } = error
  if (error.current !== undefined) return { faults: {}, lines: [t.changedMeanwhile] }
  if (reason) return { faults: {}, lines: [t.say(reason.message)] }
  if (isTaken(error) && names.includes('email')) return { faults: { email: t.say(message) }, lines: [] }
  const faults: Record<string, string> = {}
  const lines: string[] = []
  for (const { path, message: fault } of body) {
    const field = fieldOf(path, names)
    if (field === undefined) lines.push(t.say(fault))
    else faults[field] ??= t.say(fault)
  }
  if (body.length) return { faults, lines }
  if (status === 429) return { faults, lines: [retryAfter ? t.wait(waitOf(retryAfter)) : t.tooMany] }
  if (status === 503) return { faults, lines: [t.busy] }
  const known = toasts.answers[code] ?? toasts.answers[status]
  return { faults, lines: [code === 'GENERIC_ERROR' ? (known ?? message) : t.say(message, known)] }
}

/** The field of a path: itself or its nearest parent ('headOffice.0' is a line of the address). */
function fieldOf(path: string, names: readonly string[]): string | undefined {
  if (names.includes(path)) return path
  const dot = path.lastIndexOf('.')
  return dot < 0 ? undefined : fieldOf(path.slice(0, dot), names)
}

/** A wait in seconds, or whole minutes from one minute on. */
const waitOf = (seconds: number): { count: number; isMinutes: boolean } =>
  seconds < MINUTE_S ? { count: seconds, isMinutes: false } : { count: Math.ceil(seconds / MINUTE_S), isMinutes: true }
