import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IMAGE_TYPES } from '@minato/contract/enumerations'
import { useFormTexts } from '../../../forms/form-texts.ts'
import { useForm } from '../../../forms/form.tsx'
import { formErrorsOf } from '../../../forms/form-errors.ts'
import { newKey } from '../../../api/new-key.ts'
import { Icon } from '../../../ui/icons.tsx'
import { useMessages } from '../../../api/shell.ts'
import { useCarFormTexts } from '../car-form-texts.ts'
import { ExternalPicture } from './external-picture.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import type { Keeping } from './attach-pictures.ts'
import { areUnderWay, keptImages, percentOfAll } from './picture-board.ts'
import type { PictureBoard } from './picture-board.ts'
import { ADD, IMAGES, UNDER_WAY } from './pictures-rule.ts'
import { PictureTile } from './picture-tile.tsx'
import { neighbourOf, tabStop } from './picture-focus.ts'
import { useReorder } from './use-reorder.ts'
import { FileInput } from '../../../ui/file-input.tsx'

interface Props {
  board: PictureBoard
  /** For an existing car: whether its pictures are saved as shown. */
  keeping?: Keeping | undefined
  again?: (() => void) | undefined
}

/** The pictures of a car: bulk upload, order, cover, delete and restore (VEH-08). */
export function PicturesSection({ board, keeping, again }: Props) {
  const t = useCarFormTexts().pictures
  const forms = useFormTexts()
  const { faults } = useForm()
  const fault = faults[IMAGES]
  const messages = useMessages()
  const state = useSyncExternalStore(board.subscribe, board.state, board.state)
  const [chosen, setChosen] = useState<string>()
  const [said, setSaid] = useState('')
  const [isOver, setOver] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const { shots, removed } = state
  const place = shots.findIndex(({ key }) => key === chosen)
  const add = (files: Iterable<File>) => board.add([...files].map((file) => ({ file, name: file.name, key: newKey() })))
  useDroppedFiles(add, setOver)
  const reorder = useReorder({
    shots,
    board,
    announce: (what, at) => setSaid(t.told[what](at + 1, shots.length)),
  })
  // An element that moves in the document loses the focus.
  useEffect(() => {
    if (reorder.lifted && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('.lift .shot')?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is the order that moves the node
  }, [reorder.lifted, shots])
  const toFocus = useRef<string>(undefined)
  useEffect(() => {
    if (toFocus.current === undefined) return
    const at = shots.findIndex(({ key }) => key === toFocus.current)
    toFocus.current = undefined
    const tile = list.current?.querySelector<HTMLElement>(`[data-place="${at}"] .shot`)
    ;(tile ?? document.getElementById(ADD))?.focus()
  }, [shots])
  const remove = (key: string) => {
    setSaid(t.told.removed(shots.findIndex((shot) => shot.key === key) + 1, shots.length))
    toFocus.current = neighbourOf(shots, key) ?? ''
    reorder.letGo(key)
    board.remove(key)
  }
  useEffect(() => {
    const off = new AbortController()
    window.addEventListener('online', () => board.retryLost(), off)
    return () => off.abort()
  }, [board])
  const move = (to: number) => {
    if (chosen === undefined) return
    board.move(chosen, to)
    setSaid(t.told.moved(to + 1, shots.length))
  }
  const stop = tabStop(shots, reorder.lifted ?? chosen)
  const together = percentOfAll(state)
  const refusal = keeping?.error === undefined ? [] : formErrorsOf(keeping.error, [], forms, messages).lines
  return (
    <section className="office-part pictures" aria-labelledby="pictures">
      {/* A new car needs pictures. */}
      <div className={keeping ? 'office-part-head' : 'office-part-head needed'}>
        <h2 id="pictures">{t.title}</h2>
        <p>{t.hint}</p>
      </div>
      <input
        type="hidden"
        name={IMAGES}
        data-for={ADD}
        value={
          areUnderWay(state)
            ? UNDER_WAY
            : keptImages(state)
                .map(({ id }) => id)
                .join(' ')
        }
      />
      {fault && (
        <p className="fault" id={`${ADD}-said`}>
          <Icon name="warning" small />
          {fault}
        </p>
      )}
      {refusal.length > 0 && (
        <p className="fault">
          <Icon name="warning" small />
          {refusal.join(' ')}
          {again && (
            <button className="btn line" type="button" onClick={again}>
              {t.again}
            </button>
          )}
        </p>
      )}
      <ol className={isOver ? 'pics over' : 'pics'} ref={list}>
        {shots.map((shot, at) => (
          <PictureTile
            key={shot.key}
            shot={shot}
            place={at}
            count={shots.length}
            isChosen={shot.key === chosen}
            isStop={shot.key === stop}
            remove={() => remove(shot.key)}
            choose={() => setChosen(shot.key === chosen ? undefined : shot.key)}
            board={board}
            reorder={reorder}
          />
        ))}
        <li className="add">
          <Choose id={ADD} label={t.add} icon="plus" add={add} />
        </li>
        <li className="add camera">
          <Choose id="take-picture" label={t.take} icon="camera" add={add} isCamera />
        </li>
      </ol>
      <ExternalPicture board={board} />
      {place >= 0 && (
        <div className="pic-tools" role="group" aria-label={t.named(place + 1, shots.length)}>
          <b>{t.named(place + 1, shots.length)}</b>
          <button className="btn line" type="button" disabled={place === 0} onClick={() => move(0)}>
            {t.makeCover}
          </button>
          <button className="btn line" type="button" disabled={place === 0} onClick={() => move(place - 1)}>
            <Icon name="previous" small />
            {t.earlier}
          </button>
          <button
            className="btn line"
            type="button"
            disabled={place === shots.length - 1}
            onClick={() => move(place + 1)}
          >
            {t.later}
            <Icon name="next" small />
          </button>
          <button className="btn line" type="button" onClick={() => chosen !== undefined && remove(chosen)}>
            {t.remove}
          </button>
        </div>
      )}
      {together && (
        <p className="together">
          <progress max={100} value={together.percent} aria-label={t.together} />
          {t.progress(together)}
        </p>
      )}
      {removed.length > 0 && (
        <p className="undo">
          {t.removed(removed.length)}{' '}
          <button className="btn line" type="button" onClick={() => board.undo()}>
            {t.undo}
          </button>
        </p>
      )}
      <p className="vh" role="status">
        {said}
      </p>
    </section>
  )
}

const ICONS = {
  plus: 'M12 4v16M4 12h16',
  camera: 'M3 7h5l2-3h4l2 3h5v13H3zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
} as const

interface ChooseProps {
  id: string
  label: string
  icon: keyof typeof ICONS
  add(files: Iterable<File>): void
  isCamera?: true
}
function Choose({ id, label, icon, add, isCamera }: ChooseProps) {
  return (
    <label>
      <svg viewBox="0 0 24 24" className="ico" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      {label}
      <FileInput
        className="vh"
        hidden={false}
        id={id}
        accept={IMAGE_TYPES.join()}
        multiple={!isCamera}
        capture={isCamera ? 'environment' : undefined}
        onFiles={add}
      />
    </label>
  )
}
