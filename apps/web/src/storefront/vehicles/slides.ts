/** Navigation of the picture strip. */

/** The picture that the strip shows. */
export const placeOf = (strip: HTMLElement | null): number =>
  strip?.clientWidth ? Math.round(strip.scrollLeft / strip.clientWidth) : 0

/** The target of a key; undefined for other keys. */
export function stepOf(event: { key: string }, current: number, last: number): number | undefined {
  switch (event.key) {
    case 'ArrowLeft':
      return Math.max(0, current - 1)
    case 'ArrowRight':
      return Math.min(last, current + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/** Scrolls to a picture: smoothly to a neighbour, instantly to others. */
export function goTo(strip: HTMLElement | null, index: number): void {
  const isNear = Math.abs(index - placeOf(strip)) <= 1
  strip?.scrollTo({ left: strip.clientWidth * index, behavior: isNear ? 'auto' : 'instant' })
}
