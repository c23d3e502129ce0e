import { Picture } from '../../../storefront/vehicles/picture.tsx'
import { useFormTexts } from '../../../forms/form-texts.ts'
import { Icon } from '../../../ui/icons.tsx'
import { useMessages } from '../../../api/shell.ts'
import { useCarFormTexts } from '../car-form-texts.ts'
import type { PictureBoard, PictureUpload } from './picture-board.ts'
import type { useReorder } from './use-reorder.ts'

interface Props {
  shot: PictureUpload
  place: number
  count: number
  isChosen: boolean
  /** The tab stop of the board. */
  isStop: boolean
  remove(): void
  choose(): void
  board: PictureBoard
  reorder: ReturnType<typeof useReorder>
}

/** One picture of the form: stored, uploading, or rejected with the reason. */
export function PictureTile({ shot, place, count, isChosen, isStop, remove, choose, board, reorder }: Props) {
  const t = useCarFormTexts().pictures
  const { lifted, over } = reorder
  const marks = [
    `pic-${shot.phase}`,
    lifted === shot.key && 'lift',
    over === place && lifted !== shot.key && 'over',
    isChosen && 'chosen',
  ]
  return (
    <li data-place={place} className={marks.filter(Boolean).join(' ')}>
      {shot.phase === 'kept' && shot.image ? (
        <button
          className="shot"
          type="button"
          aria-pressed={isChosen}
          aria-keyshortcuts="Space Delete"
          tabIndex={isStop ? 0 : -1}
          onClick={choose}
          onKeyDown={(event) => {
            if (event.key === 'Delete' || event.key === 'Backspace') remove()
            else reorder.onKeyDown(event, shot.key)
          }}
          onPointerDown={(event) => reorder.onPointerDown(event, shot.key)}
          {...reorder.dragging}
        >
          <Picture picture={shot.image} alt="" sizes={place === 0 ? '420px' : '200px'} upTo={640} order="row" />
          <span className="vh">{t.named(place + 1, count)}</span>
          <span className="ix" aria-hidden="true">
            {place === 0 ? t.cover : place + 1}
          </span>
          <span className="grip" aria-hidden="true">
            <svg viewBox="0 0 24 24" className="ico">
              <path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" />
            </svg>
          </span>
        </button>
      ) : (
        <Travelling shot={shot} board={board} name={shot.name || t.named(place + 1, count)} />
      )}
    </li>
  )
}

function Travelling({ shot, board, name }: { shot: PictureUpload; board: PictureBoard; name: string }) {
  const t = useCarFormTexts().pictures
  const { say } = useFormTexts()
  const { toasts } = useMessages()
  const drop = (
    <button className="btn quiet drop" type="button" aria-label={t.giveUp(name)} onClick={() => board.remove(shot.key)}>
      <Icon name="close" small />
    </button>
  )
  if (shot.phase === 'failed')
    return (
      <>
        <p className="file">{name}</p>
        <p>{shot.isGone ? t.gone : shot.isLineDown ? toasts.offline : say(shot.fault ?? '')}</p>
        {!shot.isGone && (
          <button className="btn line again" type="button" onClick={() => board.retry(shot.key)}>
            {t.again}
          </button>
        )}
        {drop}
      </>
    )
  return (
    <>
      <p className="file">{shot.name}</p>
      <progress max={100} value={shot.percent} aria-label={shot.name} />
      <p>{shot.phase === 'waiting' ? t.waiting : t.percent(shot.percent)}</p>
      {drop}
    </>
  )
}
