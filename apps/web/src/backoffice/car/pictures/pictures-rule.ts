import type { Rule } from '../../../forms/rules.ts'

/** Under this name the form knows the ids of the pictures that are kept. */
export const IMAGES = 'images'
/** The field to which a fault of the pictures leads. */
export const ADD = 'add-pictures'
/** Stands in place of the ids while pictures travel. */
export const UNDER_WAY = 'under way'

export const FORGOTTEN = 'You have forgotten to insert images!'
export const ON_THEIR_WAY = 'Pictures are still on their way: wait for them, or give them up'

/** A new car needs a picture (VEH-07), and all that were chosen. */
export const imagesRule: Rule = (value) => (value === '' ? FORGOTTEN : value === UNDER_WAY ? ON_THEIR_WAY : undefined)
