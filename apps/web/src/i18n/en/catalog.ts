import { formatFor, pluralFor } from '../format.ts'

const { number } = formatFor('en')
const plural = pluralFor('en')
const cars = (count: number) => `${number(count)} ${plural(count, 'car', 'cars')}`
const stillHas = (count: number) => `${cars(count)} still ${plural(count, 'uses', 'use')} this name. Merge it instead.`

/** Makers, models and model codes. */
export const catalog = {
  name: 'Name',
  description: 'Description',
  year: 'Year',
  yearHint: 'Year of release, if relevant.',
  logo: 'Logo',
  logoHint: 'JPG or PNG, up to 1 MB.',
  logoChoose: 'Choose a logo',
  logoOf: (name: string) => `Logo of ${name}`,
  logoSending: (percent: number) => `Uploading, ${number(percent)}%`,
  logoOff: 'Remove the logo',
  hasLogo: 'Has a logo',
  brands: 'Makers',
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
      add: 'New maker',
      create: 'Create the maker',
      made: 'Maker created',
      query: 'Find a maker',
      empty: 'No makers yet. Every car needs a maker, a model and a model code.',
      nothing: 'No makers match.',
      editTitle: (name: string) => `Edit ${name}`,
      removeTitle: (name: string) => `Delete ${name}?`,
      removeText: 'Its models and model codes are deleted too. This cannot be undone.',
      removed: 'Maker deleted',
      stillHas,
      mergeTitle: (name: string) => `Merge ${name} into another maker`,
      into: 'Maker to keep',
    },
    model: {
      add: 'New model',
      create: 'Create the model',
      made: 'Model created',
      query: 'Find a model',
      empty: 'This maker has no models yet.',
      nothing: 'No models match.',
      editTitle: (name: string) => `Edit ${name}`,
      removeTitle: (name: string) => `Delete ${name}?`,
      removeText: 'Its model codes are deleted too. This cannot be undone.',
      removed: 'Model deleted',
      stillHas,
      mergeTitle: (name: string) => `Merge ${name} into another model`,
      into: 'Model to keep',
    },
    trim: {
      add: 'New model code',
      create: 'Create the model code',
      made: 'Model code created',
      query: 'Find a model code',
      empty: 'This model has no model codes yet.',
      nothing: 'No model codes match.',
      editTitle: (name: string) => `Edit ${name}`,
      removeTitle: (name: string) => `Delete ${name}?`,
      removeText: 'This cannot be undone.',
      removed: 'Model code deleted',
      stillHas,
      mergeTitle: (name: string) => `Merge ${name} into another model code`,
      into: 'Model code to keep',
    },
  },
  many: {
    mergeTitle: (count: number) => `Merge ${number(count)} entries into one`,
    merged: (count: number) => `Merged: ${number(count)}`,
    removeTitle: (count: number) => `Delete ${number(count)} ${plural(count, 'entry', 'entries')}?`,
    removed: (count: number) => `Deleted: ${number(count)}`,
    removeText: 'Everything below them is deleted too. This cannot be undone.',
    stillUsed: 'Entries that still have cars are kept.',
  },
  joining: {
    submit: 'Merge',
    before: 'Choose what to keep to see what moves.',
    looking: 'Checking what would move …',
    failed: 'Could not check what would move. Try again.',
    /** At the field, if the name was taken after the check. */
    unseen: 'Wait until the affected cars are shown below. A merge cannot be undone.',
    /** Effects on cars, before and after. */
    moves: (count: number, name: string) =>
      count === 0 ? `No car moves to ${name}.` : `${cars(count)} ${plural(count, 'moves', 'move')} to ${name}.`,
    done: (count: number, name: string) =>
      count === 0 ? `Merged into ${name}` : `Merged: ${cars(count)} moved to ${name}`,
    movedModels: 'Models that move',
    joinedModels: 'Models merged with those of the same name',
    movedTrims: 'Model codes that move',
    joinedTrims: 'Model codes merged with those of the same name',
    after: (name: string) => `Links, saved cars and saved searches for ${name} will lead to the other one.`,
    final: 'This cannot be undone.',
    alone: 'There is nothing else to merge into.',
  },
}
export type CatalogTexts = typeof catalog
