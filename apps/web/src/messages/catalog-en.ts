import { formatFor, pluralFor } from './format.ts'

const { number } = formatFor('en')
const plural = pluralFor('en')
const cars = (count: number) => `${number(count)} ${plural(count, 'car', 'cars')}`
const stillHas = (count: number) =>
  `${cars(count)} still ${plural(count, 'goes', 'go')} by this name. Merge it instead.`

/** Brands, models and model codes. */
export const catalog = {
  name: 'Name',
  description: 'Description',
  year: 'Year',
  yearHint: 'The year it came out, if it matters.',
  logo: 'Logo',
  logoHint: 'JPG or PNG, up to 1 MB.',
  logoChoose: 'Choose a logo',
  logoOf: (name: string) => `Logo of ${name}`,
  logoSending: (percent: number) => `Sending, ${number(percent)}%`,
  logoOff: 'Remove the logo',
  hasLogo: 'A logo',
  brands: 'Brands',
  models: 'Models',
  trims: 'Model codes',
  cars: 'For sale',
  carsOf: (count: number) => cars(count),
  carsForSale: (count: number) => `${cars(count)} for sale`,
  edit: 'Edit',
  save: 'Save',
  saved: 'Saved',
  merge: 'Merge into …',
  remove: 'Delete',
  details: 'Details',
  kinds: {
    brand: {
      add: 'New brand',
      create: 'Create the brand',
      made: 'The brand is there',
      query: 'Find a brand',
      empty: 'There is no brand yet. Cars need one, with a model and a model code.',
      nothing: 'No brand of this name.',
      editTitle: (name: string) => `Edit ${name}`,
      removeTitle: (name: string) => `Delete ${name}?`,
      removeText: 'Its models and model codes go with it. This cannot be undone.',
      removed: 'The brand is deleted',
      stillHas,
      mergeTitle: (name: string) => `Merge ${name} into another brand`,
      into: 'Brand that stays',
    },
    model: {
      add: 'New model',
      create: 'Create the model',
      made: 'The model is there',
      query: 'Find a model',
      empty: 'This brand has no model yet.',
      nothing: 'No model of this name.',
      editTitle: (name: string) => `Edit ${name}`,
      removeTitle: (name: string) => `Delete ${name}?`,
      removeText: 'Its model codes go with it. This cannot be undone.',
      removed: 'The model is deleted',
      stillHas,
      mergeTitle: (name: string) => `Merge ${name} into another model`,
      into: 'Model that stays',
    },
    trim: {
      add: 'New model code',
      create: 'Create the model code',
      made: 'The model code is there',
      query: 'Find a model code',
      empty: 'This model has no model code yet.',
      nothing: 'No such model code.',
      editTitle: (name: string) => `Edit ${name}`,
      removeTitle: (name: string) => `Delete ${name}?`,
      removeText: 'This cannot be undone.',
      removed: 'The model code is deleted',
      stillHas,
      mergeTitle: (name: string) => `Merge ${name} into another model code`,
      into: 'Model code that stays',
    },
  },
  many: {
    mergeTitle: (count: number) => `Merge ${number(count)} entries into one`,
    merged: (count: number) => `Merged: ${number(count)}`,
    removeTitle: (count: number) => `Delete ${number(count)} ${plural(count, 'entry', 'entries')}?`,
    removed: (count: number) => `Deleted: ${number(count)}`,
    stillUsed: 'Entries that still have cars are kept.',
  },
  joining: {
    submit: 'Merge',
    looking: 'Looking at what would move …',
    failed: 'What would move could not be looked up.',
    /** At the field, to whoever is quicker than the look ahead. */
    unseen: 'Wait until what would move stands below: it cannot be undone.',
    /** What is done to the cars, before and after. */
    moves: (count: number, name: string) =>
      count === 0 ? `No car moves to ${name}.` : `${cars(count)} ${plural(count, 'moves', 'move')} to ${name}.`,
    done: (count: number, name: string) =>
      count === 0 ? `Merged into ${name}` : `Merged: ${cars(count)} moved to ${name}`,
    movedModels: 'Models that move',
    joinedModels: 'Models joined with their namesakes',
    movedTrims: 'Model codes that move',
    joinedTrims: 'Model codes joined with their namesakes',
    after: (name: string) =>
      `Addresses, favourites and saved searches that led to ${name} lead to the other one from then on.`,
    final: 'This cannot be undone.',
    alone: 'There is no other one to merge into.',
  },
}
export type CatalogTexts = typeof catalog
