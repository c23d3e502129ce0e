/** How a strip of pictures is gone through: each fills it, and it stops at each. */

/** The picture that a strip has scrolled to. */
export const placeOf = (strip: HTMLElement | null): number =>
  strip?.clientWidth ? Math.round(strip.scrollLeft / strip.clientWidth) : 0

/** Where a key leads; undefined for a key that is none of the strip's. */
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

/** Goes to a picture: to the next one as the sheet of styles says, to one farther off at once, past those between. */
export function goTo(strip: HTMLElement | null, index: number): void {
  const isNear = Math.abs(index - placeOf(strip)) <= 1
  strip?.scrollTo({ left: strip.clientWidth * index, behavior: isNear ? 'auto' : 'instant' })
}
