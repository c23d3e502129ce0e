import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { useMessages } from '../../api/shell.ts'
import '../../styles/viewer.css'
import { Arrows } from './arrows.tsx'
import type { CarDetails } from './car-data.ts'
import { Picture } from './picture.tsx'
import { goTo, placeOf, stepOf } from './slides.ts'

export interface ViewerProps {
  pictures: CarDetails['pictures']
  /** Index of the first picture. */
  first: number
  caption: (index: number) => string
  name: string
  /** Called with the last viewed index. */
  onClose: (index: number) => void
}

/** Movement of a zoomed picture per key press, px. */
const STEP = 120
const PAN: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
interface Point {
  /** Relative position, 0 to 1. */
  x: number
  y: number
}

/**
 * Full-screen pictures: swipe or keys to browse, button, `+` or double tap to zoom, then drag, wheel or arrows
 * to move. A native dialog: traps the focus, closes by Esc, restores the focus.
 */
export function Viewer({ pictures, first, caption, name, onClose }: ViewerProps) {
  const { car: t, close } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(first)
  const [zoomed, setZoomed] = useState<Point>()
  const last = pictures.length - 1

  const show = (index: number) => {
    setZoomed(undefined)
    goTo(strip.current, index)
  }
  useEffect(() => {
    dialog.current?.showModal()
    strip.current?.scrollTo({ left: strip.current.clientWidth * first, behavior: 'instant' })
    strip.current?.focus()
  }, [first])
  useLayoutEffect(() => {
    const figure = strip.current?.children[current]
    if (!zoomed || !figure) return
    figure.scrollTo({
      left: figure.scrollWidth * zoomed.x - figure.clientWidth / 2,
      top: figure.scrollHeight * zoomed.y - figure.clientHeight / 2,
      behavior: 'instant',
    })
  }, [zoomed, current])

  const press = (event: KeyboardEvent) => {
    const pan = zoomed && PAN[event.key]
    const index = pan ? undefined : stepOf(event, current, last)
    if (pan) strip.current?.children[current]?.scrollBy({ left: pan[0] * STEP, top: pan[1] * STEP })
    else if (index !== undefined) show(index)
    else if (event.key === '+') setZoomed({ x: 0.5, y: 0.5 })
    else if (event.key === '-') setZoomed(undefined)
    else return
    event.preventDefault()
  }
  const zoomAt = (event: MouseEvent<HTMLElement>) => {
    const place = event.currentTarget.getBoundingClientRect()
    setZoomed(
      zoomed
        ? undefined
        : { x: (event.clientX - place.left) / place.width, y: (event.clientY - place.top) / place.height },
    )
  }
  const fill = () =>
    (document.fullscreenElement ? document.exitFullscreen() : view.current?.requestFullscreen())?.catch(() => {})

  return (
    <dialog className="viewer" ref={dialog} aria-label={t.enlarged} onClose={() => onClose(current)}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys work wherever the focus is within the dialog */}
      <div className="viewer-view" ref={view} onKeyDown={press}>
        <div className="viewer-bar">
          <p aria-live="polite">{caption(current)}</p>
          <button
            className="btn"
            type="button"
            aria-pressed={Boolean(zoomed)}
            onClick={() => setZoomed(zoomed ? undefined : { x: 0.5, y: 0.5 })}
          >
            {zoomed ? t.zoomOut : t.zoomIn}
          </button>
          {document.fullscreenEnabled && (
            <button className="btn" type="button" onClick={fill}>
              {t.fullScreen}
            </button>
          )}
          <button className="btn" type="button" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
            {close}
          </button>
        </div>
        <div
          className="slides"
          ref={strip}
          onScroll={() => setCurrent(placeOf(strip.current))}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region has to be reachable by keyboard
          tabIndex={0}
          role="group"
          aria-label={t.gallery}
        >
          {pictures.map((picture, index) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button and the keys do the same
            <figure
              key={picture.url}
              className={zoomed && index === current ? 'zoomed' : undefined}
              onDoubleClick={zoomAt}
            >
              {/* A small, usually cached version, until the large one is loaded. */}
              <Picture picture={picture} alt="" sizes="100vw" upTo={320} order="later" />
              <Picture
                picture={picture}
                alt={[name, caption(index)].join(', ')}
                sizes={zoomed && index === current ? '250vw' : '100vw'}
                order={index === first ? 'row' : 'later'}
              />
              {picture.isIllustration && <figcaption>{t.illustrationNote}</figcaption>}
            </figure>
          ))}
        </div>
        <Arrows current={current} last={last} show={show} texts={t} />
      </div>
    </dialog>
  )
}
