import { NO_IMAGES } from '@minato/domain/vehicles'
import type { Rule } from '../../../forms/rules.ts'

/** Form field with the ids of the stored pictures. */
export const IMAGES = 'images'
/** Field that errors of the pictures link to. */
export const ADD = 'add-pictures'
/** Value of that field during uploads. */
export const UNDER_WAY = 'under way'

const ON_THEIR_WAY = 'Pictures are still uploading: wait, or remove them'

/** A new car needs a picture (VEH-07) and no unfinished uploads. */
export const imagesRule: Rule = (value) => (value === '' ? NO_IMAGES : value === UNDER_WAY ? ON_THEIR_WAY : undefined)
