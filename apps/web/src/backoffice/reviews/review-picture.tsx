import { useId, useRef, useState } from 'react'
import { useForm } from '../../forms/form.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { newKey } from '../../forms/new-key.ts'
import { ApiError } from '../../shell/api.ts'
import { useShell } from '../../shell/shell.ts'
import { reduced } from '../car/pictures/reduce.ts'
import { PictureFault } from '../car/pictures/reduction.ts'
import { sendPicture } from '../car/pictures/send-picture.ts'
import { useReviewsTexts } from './reviews-texts.ts'

/** The picture of a review, as a field: what is chosen travels at once, and is kept with the review. */
export function ReviewPicture({ imageId, alt }: { imageId: string | null; alt: string }) {
  const { tenant, report } = useShell()
  const t = useReviewsTexts()
  const form = useFormTexts()
  const { faults, restored, waitFor } = useForm()
  const [chosen, setChosen] = useState<string>()
  const [percent, setPercent] = useState<number>()
  const [fault, setFault] = useState<string>()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const hidden = useRef<HTMLInputElement>(null)
  const image = chosen ?? restored?.['imageId'] ?? imageId ?? ''
  const choose = (next: string) => {
    setChosen(next)
    if (!hidden.current) return
    hidden.current.value = next
    // The form hears of what it holds by its fields' events.
    hidden.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const take = async (file: File): Promise<boolean> => {
    setFault(undefined)
    setPercent(0)
    try {
      const sending = { tenant, key: newKey(), onPercent: setPercent, signal: new AbortController().signal }
      choose((await sendPicture(await reduced(file), sending)).id)
      return true
    } catch (error) {
      if (error instanceof PictureFault || (error instanceof ApiError && error.status === 400))
        setFault(form.say(error.message))
      else report(error)
      return false
    } finally {
      setPercent(undefined)
      if (input.current) input.current.value = ''
    }
  }
  const said = fault ?? faults['imageId']
  return (
    <div className="field review-picture">
      <span className="review-picture-name">{t.picture}</span>
      {image && (
        <img src={`/pictures/${image}/320.jpg`} alt={alt} width={160} height={120} loading="lazy" decoding="async" />
      )}
      <input ref={hidden} type="hidden" name="imageId" value={image} readOnly />
      <div className="row">
        <input
          ref={input}
          id={id}
          className="vh"
          type="file"
          accept="image/jpeg,image/png"
          aria-describedby={`${id}-said`}
          onChange={({ target }) => target.files?.[0] && waitFor(take(target.files[0]))}
        />
        <label className="btn line" htmlFor={id}>
          {t.choosePicture}
        </label>
        {image && (
          <button className="btn line" type="button" onClick={() => choose('')}>
            {t.takePictureOff}
          </button>
        )}
      </div>
      <p className={said ? 'fault' : 'hint'} id={`${id}-said`} role={said ? 'alert' : undefined}>
        {said ?? (percent === undefined ? t.pictureHint : `${t.sendingPicture} ${percent}`)}
      </p>
    </div>
  )
}
