import type { Messages } from '../messages/messages.ts'
import { ApiError } from '../api/api.ts'

/** A short message at the edge of the window (STF-09); nothing that must be acted on lives here alone. */
export interface Notice {
  id: number
  isError: boolean
  /** The generic label that stands above an error. */
  label?: string
  /** The status of an error. */
  title: string
  lines: readonly string[]
  /** It offers the way to sign in. */
  isSignIn?: true
}

/** So many are worth reading at once; the oldest gives way. */
const MOST = 3

let shown: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

const show = (notices: readonly Notice[]): void => {
  shown = notices
  for (const tell of listeners) tell()
}

export const notices = (): readonly Notice[] => shown
export function onNotices(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
/** Shows a notice; the same one again takes the place of the first. */
export function notify(notice: Omit<Notice, 'id'>): void {
  const others = shown.filter(({ title, lines }) => title !== notice.title || lines.join() !== notice.lines.join())
  show([...others, { ...notice, id: ++lastId }].slice(-MOST))
}
export const dismiss = (id: number): void => show(shown.filter((one) => one.id !== id))

/** What to say of a failed call: its status, its message and its body; whatever has no status is a line that is down. */
export function noticeOf(error: unknown, { toasts: t }: Messages): Omit<Notice, 'id'> {
  if (!(error instanceof ApiError)) return { isError: true, label: t.generic, title: t.offline, lines: [t.offlineText] }
  const { status, code, message, body = [] } = error
  // A known code is the error; any other has the words of its status (specification section 8).
  const words = t.answers[code === 'GENERIC_ERROR' ? status : code] ?? message
  const faults = body.map((fault) => `${fault.path}: ${fault.message}`)
  return {
    isError: true,
    label: t.generic,
    title: String(status),
    lines: [words, ...faults].filter((line) => line !== String(status)),
  }
}
