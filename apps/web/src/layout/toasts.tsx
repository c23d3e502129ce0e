import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { rememberReturnRoute, signInAddress } from '../session/sign-in-return.ts'
import { Icon } from '../ui/icons.tsx'
import { dismiss, notices, onNotices } from '../api/notices.ts'
import type { Notice } from '../api/notices.ts'
import { useMessages } from '../api/shell.ts'

/** Application errors stay 5 s, everything else 4 s (specification section 9). */
export const ERROR_MS = 5000
export const NOTE_MS = 4000
const NONE: readonly Notice[] = []

/** Toasts at the bottom right (STF-09): a popover, to be above other popovers. */
export function Toasts() {
  const t = useMessages()
  const shownNotices = useSyncExternalStore(onNotices, notices, () => NONE)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!shownNotices.length) return
    // Shown again, to be above popovers opened since.
    box.current?.hidePopover?.()
    box.current?.showPopover?.()
  }, [shownNotices])
  return (
    <div className="toasts" ref={box} popover="manual" role="region" aria-label={t.toasts.region}>
      {shownNotices.map((one) => (
        <Toast key={one.id} notice={one} />
      ))}
    </div>
  )
}

/** Disappears by itself, but not under the pointer or with focus. */
function Toast({ notice: { id, isError, label, title, lines, isSignIn, purpose } }: { notice: Notice }) {
  const t = useMessages()
  const [isPaused, setPaused] = useState(false)
  const remainingMs = useRef(isError ? ERROR_MS : NOTE_MS)
  useEffect(() => {
    if (isPaused) return
    const since = Date.now()
    const timer = setTimeout(dismiss, remainingMs.current, id)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= Date.now() - since
    }
  }, [id, isPaused])
  const pauseTimer = () => setPaused(true)
  const resumeTimer = () => setPaused(false)
  return (
    <div
      className={isError ? 'toast error' : 'toast'}
      role={isError ? 'alert' : 'status'}
      onPointerEnter={pauseTimer}
      onPointerLeave={resumeTimer}
      onFocus={pauseTimer}
      onBlur={resumeTimer}
    >
      {label && <p className="small">{label}</p>}
      <p>
        <b>{title}</b>
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isSignIn && (
        <p>
          <a
            href={signInAddress('/')}
            onClick={(event) => {
              event.preventDefault()
              const currentRoute = location.pathname + location.search
              rememberReturnRoute(currentRoute)
              location.assign(signInAddress(currentRoute, purpose))
            }}
          >
            {t.signIn}
          </a>
        </p>
      )}
      <button className="btn quiet" type="button" aria-label={t.close} onClick={() => dismiss(id)}>
        <Icon name="close" small />
      </button>
    </div>
  )
}
