import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { PictureBoard, PictureUpload } from './picture-board.ts'
import { indexByKey, focusIndexByKey } from './picture-focus.ts'

/**
 * Reorders by pointer and keyboard. Native drag and drop is missing on phones: here a finger on the grip drags,
 * elsewhere it scrolls.
 */

interface Lifted {
  key: string
  from: number
}
interface Options {
  shots: readonly PictureUpload[]
  board: PictureBoard
  /** Announces the new position of the picture. */
  announce(what: 'lifted' | 'moved' | 'dropped' | 'back', place: number): void
}
/** Distance after which a press is a drag. */
const SLACK_PX = 6

const placeAt = (x: number, y: number): number => {
  const tile = document.elementFromPoint(x, y)?.closest('[data-place]')
  return tile instanceof HTMLElement ? Number(tile.dataset['place']) : -1
}

export function useReorder({ shots, board, announce }: Options) {
  const [lifted, setLifted] = useState<Lifted>()
  const [over, setOver] = useState(-1)
  const [dragged, setDragged] = useState<string>()
  const press = useRef<{ key: string; x: number; y: number; isDrag: boolean }>(undefined)
  const placeOf = (key: string): number => shots.findIndex((shot) => shot.key === key)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, key: string): void => {
    const place = placeOf(key)
    const isLifted = lifted?.key === key
    const to = isLifted ? indexByKey(event.key, place, shots.length) : focusIndexByKey(event.key, place, shots)
    if (to !== undefined) {
      event.preventDefault()
      if (!isLifted) {
        event.currentTarget.closest('ol')?.querySelector<HTMLElement>(`[data-place="${to}"] .shot`)?.focus()
        return
      }
      board.move(key, to)
      announce('moved', to)
    } else if (event.key === ' ') {
      event.preventDefault()
      setLifted(isLifted ? undefined : { key, from: place })
      announce(isLifted ? 'dropped' : 'lifted', place)
    } else if (event.key === 'Escape' && lifted) {
      event.preventDefault()
      board.move(lifted.key, lifted.from)
      announce('back', lifted.from)
      setLifted(undefined)
    }
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>, key: string): void => {
    const isGrip = event.target instanceof Element && event.target.closest('.grip') !== null
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !isGrip)) return
    press.current = { key, x: event.clientX, y: event.clientY, isDrag: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const now = press.current
    if (!now) return
    now.isDrag ||= Math.hypot(event.clientX - now.x, event.clientY - now.y) > SLACK_PX
    if (!now.isDrag) return
    setDragged(now.key)
    setOver(placeAt(event.clientX, event.clientY))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const now = press.current
    press.current = undefined
    setDragged(undefined)
    setOver(-1)
    if (!now?.isDrag) return
    const to = placeAt(event.clientX, event.clientY)
    if (to >= 0) board.move(now.key, to)
    // Ignores the click that ends a drag.
    event.currentTarget.addEventListener('click', (click) => click.stopPropagation(), { once: true, capture: true })
  }
  const onPointerCancel = (): void => {
    press.current = undefined
    setDragged(undefined)
    setOver(-1)
  }
  return {
    lifted: lifted?.key ?? dragged,
    over,
    dragging: { onPointerMove, onPointerUp, onPointerCancel },
    onKeyDown,
    onPointerDown,
    /** Of a removed picture. */
    letGo: (key: string): void => setLifted((now) => (now?.key === key ? undefined : now)),
  }
}
