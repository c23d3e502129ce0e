import { newKey } from '../../api/new-key.ts'
import { useShell } from '../../api/shell.ts'
import { reducePicture } from '../vehicle-form/pictures/reduce.ts'
import { sendPicture } from '../vehicle-form/pictures/send-picture.ts'
import { useSentPicture } from '../vehicle-form/pictures/use-sent-picture.ts'
import { useReviewsTexts } from './reviews-texts.ts'

/** The picture of a review as a form field: uploaded when chosen, attached on save. */
export function ReviewPicture({ imageId, alt }: { imageId: string | null; alt: string }) {
  const shell = useShell()
  const t = useReviewsTexts()
  const send = async (file: File, onPercent: (percent: number) => void): Promise<string> => {
    const { signal } = new AbortController()
    return (await sendPicture(await reducePicture(file), { shell, key: newKey(), onPercent, signal })).id
  }
  const { image, choose, percent, said, ...field } = useSentPicture('imageId', imageId, send)
  return (
    <div className="field review-picture">
      <span className="review-picture-name">{t.picture}</span>
      {image && (
        <img src={`/pictures/${image}/320.jpg`} alt={alt} width={160} height={120} loading="lazy" decoding="async" />
      )}
      <input {...field.hidden} />
      <div className="row">
        <input {...field.file} className="vh" />
        <label className="btn line" htmlFor={field.file.id}>
          {t.choosePicture}
        </label>
        {image && (
          <button className="btn line" type="button" onClick={() => choose('')}>
            {t.takePictureOff}
          </button>
        )}
      </div>
      <p {...field.note}>{said ?? (percent === undefined ? t.pictureHint : `${t.sendingPicture} ${percent}`)}</p>
    </div>
  )
}
