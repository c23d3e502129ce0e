import type { SignInPurpose } from '@minato/contract/enumerations'
import type { Messages } from '../i18n/messages.ts'
import { ApiError } from './api.ts'

/** A toast (STF-09); nothing that requires an action is shown only here. */
export interface Notice {
  id: number
  isError: boolean
  /** The generic heading of an error. */
  label?: string
  /** The status of an error. */
  title: string
  lines: readonly string[]
  /** Offers the sign-in. */
  isSignIn?: true
  /** The purpose that the sign-in page shows. */
  purpose?: SignInPurpose
}

/** Maximum number of toasts; the oldest is replaced. */
const MAX_NOTICES = 3

let shown: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

const show = (notices: readonly Notice[]): void => {
  shown = notices
  for (const listener of listeners) listener()
}

export const notices = (): readonly Notice[] => shown
export function onNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** Shows a toast; an equal one replaces the earlier. */
export function notify(notice: Omit<Notice, 'id'>): void {
  const others = shown.filter(({ title, lines }) => title !== notice.title || lines.join() !== notice.lines.join())
  show([...others, { ...notice, id: ++lastId }].slice(-MAX_NOTICES))
}
export const dismiss = (id: number): void => show(shown.filter((one) => one.id !== id))

/** The toast of a failed call: status, message and body; without a status it is offline. */
export function noticeOf(error: unknown, { toasts: t }: Messages): Omit<Notice, 'id'> {
  if (!(error instanceof ApiError)) return { isError: true, label: t.generic, title: t.offline, lines: [t.offlineText] }
  const { status, code, message, body = [] } = error
  // A known code has its own message; others the text of their status (specification section 8).
  const words = t.answers[code === 'GENERIC_ERROR' ? status : code] ?? message
  const faults = body.map((fault) => `${fault.path}: ${fault.message}`)
  return {
    isError: true,
    label: t.generic,
    title: String(status),
    lines: [words, ...faults].filter((line) => line !== String(status)),
  }
}
