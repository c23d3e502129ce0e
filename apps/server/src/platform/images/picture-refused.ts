import type { Locale } from '@minato/contract/enumerations'

export type RefusalReason = 'not-a-picture' | 'too-heavy' | 'too-many-pixels' | 'cut-short' | 'too-slow' | 'busy'

/** Messages for users; the first two are the specification's (section 7). */
export const PICTURE_REFUSALS: Readonly<Record<RefusalReason, Readonly<Record<Locale, string>>>> = {
  'too-heavy': {
    en: 'This image exceeds the maximum size. Please insert another one.',
    fr: 'Cette image dépasse la taille maximale. Veuillez en insérer une autre.',
  },
  'not-a-picture': {
    en: 'Only Jpg, Jpeg and PNG pictures are accepted.',
    fr: 'Seules les images Jpg, Jpeg et PNG sont acceptées.',
  },
  'too-many-pixels': {
    en: 'This image has too many pixels. Please insert a smaller one.',
    fr: 'Cette image compte trop de pixels. Veuillez en insérer une plus petite.',
  },
  'cut-short': {
    en: 'This image is incomplete or damaged. Please insert another one.',
    fr: 'Cette image est incomplète ou endommagée. Veuillez en insérer une autre.',
  },
  'too-slow': {
    en: 'This image takes too long to prepare. Please insert another one.',
    fr: 'Cette image est trop longue à préparer. Veuillez en insérer une autre.',
  },
  busy: {
    en: 'Too many images are being prepared. Please try again in a moment.',
    fr: 'Trop d’images sont en cours de préparation. Veuillez réessayer dans un instant.',
  },
}

/** A picture that is not taken. 'busy' is the server's fault and passes (503); every other reason is the picture's own. */
export class PictureRefused extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(PICTURE_REFUSALS[reason].en)
    this.name = 'PictureRefused'
    this.reason = reason
  }
}
