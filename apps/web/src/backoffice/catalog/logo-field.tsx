import { IMAGE_BYTES_LIMIT } from '@minato/contract/enumerations'
import { newKey } from '../../api/new-key.ts'
import { useShell } from '../../api/shell.ts'
import { PictureError } from '../vehicle-form/pictures/reduction.ts'
import { sendPicture } from '../vehicle-form/pictures/send-picture.ts'
import { useSentPicture } from '../vehicle-form/pictures/use-sent-picture.ts'
import { useCatalogTexts } from './catalog-texts.ts'

/** A maker's logo as a form field: uploaded when chosen, attached when the form is sent. */
export function LogoField({ logo, name }: { logo: string | null; name: string }) {
  const shell = useShell()
  const t = useCatalogTexts()
  const send = async (file: File, onPercent: (percent: number) => void): Promise<string> => {
    if (file.size > IMAGE_BYTES_LIMIT) throw new PictureError('The image is too heavy')
    const { signal } = new AbortController()
    return (await sendPicture(file, { shell, address: '/api/catalog/logo', key: newKey(), onPercent, signal })).id
  }
  const { image, choose, percent, said, ...field } = useSentPicture('logo', logo, send)
  return (
    <div className="field logo-field">
      <p className="logo-label">{t.logo}</p>
      {image && (
        <img
          className="logo"
          src={`/pictures/${image}/320.webp`}
          alt={t.logoOf(name)}
          width={120}
          height={90}
          decoding="async"
        />
      )}
      <input {...field.hidden} />
      <div className="row">
        <label className="btn line choose" htmlFor={field.file.id}>
          {t.logoChoose}
          <input {...field.file} />
        </label>
        {image && (
          <button className="btn line" type="button" onClick={() => choose('')}>
            {t.logoOff}
          </button>
        )}
      </div>
      <p {...field.note}>{said ?? (percent === undefined ? t.logoHint : t.logoSending(percent))}</p>
    </div>
  )
}
