import { pictureAddress } from '@minato/contract/addresses'
import { PICTURE_WIDTHS } from '@minato/contract/enumerations'
import type { BodyType, PictureFormat } from '@minato/contract/enumerations'
import { useEffect, useState } from 'react'
import { useMessages } from '../../api/shell.ts'
import type { Picture as PictureData } from './card-data.ts'

/** Aspect ratio 4:3, for reserved space. */
const WIDTH = 800
const HEIGHT = 600

interface Props {
  picture: PictureData
  alt: string
  /** The `sizes` attribute. */
  sizes: string
  /** Maximum width in px. */
  upTo?: number
  /** 'first' loads with priority, 'row' at once, 'later' lazily. */
  order: 'first' | 'row' | 'later'
  /** The fallback drawing. */
  body?: BodyType | null
}

const widthsOf = (picture: PictureData, upTo: number): number[] =>
  PICTURE_WIDTHS.filter((width, index) => index === 0 || width <= Math.min(upTo, picture.width))

/** The largest file of a picture. */
export const largestOf = (picture: PictureData): string =>
  pictureAddress(picture.url, widthsOf(picture, Infinity).at(-1) ?? 0, 'jpg')

/** A picture as AVIF, WebP and JPEG in the server's widths. */
export function Picture({ picture, alt, sizes, upTo = 1600, order, body = null }: Props) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <Absent body={body} again={() => setMissing(false)} />
  const widths = widthsOf(picture, upTo)
  const set = (format: PictureFormat) =>
    widths.map((width) => `${pictureAddress(picture.url, width, format)} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        // It may have failed before hydration.
        ref={(img) => void (img?.complete && img.naturalWidth === 0 && setMissing(true))}
        onError={() => setMissing(true)}
        src={pictureAddress(picture.url, widths[1] ?? widths[0] ?? 320, 'jpg')}
        width={WIDTH}
        height={HEIGHT}
        alt={alt}
        decoding="async"
        loading={order === 'later' ? 'lazy' : undefined}
        fetchPriority={order === 'first' ? 'high' : undefined}
      />
    </picture>
  )
}

/** The fallback of a failed picture; retried when online. */
function Absent({ body, again }: { body: BodyType | null; again: () => void }) {
  useEffect(() => {
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })
  return <NoPicture body={body} />
}

export const bodyDrawing = (body: BodyType | null): string => `/bodies/${(body ?? 'SEDAN').toLowerCase()}.svg`

/** A car without a picture: the silver side view of its body with a note. */
export function NoPicture({ body }: { body: BodyType | null }) {
  const t = useMessages()
  return (
    <span className="no-picture">
      <img src={bodyDrawing(body)} width={800} height={420} alt="" loading="lazy" />
      <span>{t.car.pictureToCome}</span>
    </span>
  )
}
