import { Icon } from '../../ui/icons.tsx'

interface Props {
  /** Index of the shown picture, and of the last one. */
  current: number
  last: number
  show(index: number): void
  texts: { previousPicture: string; nextPicture: string }
}

/** Previous and next picture, wrapping around. */
export function Arrows({ current, last, show, texts }: Props) {
  if (last === 0) return null
  return (
    <>
      <button
        className="arrow back"
        type="button"
        aria-label={texts.previousPicture}
        onClick={() => show(current === 0 ? last : current - 1)}
      >
        <Icon name="previous" />
      </button>
      <button
        className="arrow on"
        type="button"
        aria-label={texts.nextPicture}
        onClick={() => show(current === last ? 0 : current + 1)}
      >
        <Icon name="next" />
      </button>
    </>
  )
}
