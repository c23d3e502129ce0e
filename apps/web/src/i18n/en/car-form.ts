import type { VehicleStatus } from '@minato/contract/enumerations'
import type { VehicleAction } from '@minato/domain/vehicles'
import { formatFor, pluralFor } from '../format.ts'

const plural = pluralFor('en')
const { number } = formatFor('en')
const pictures = (count: number): string => `${count} ${plural(count, 'picture', 'pictures')}`
const fields = (count: number): string => `${count} ${plural(count, 'field', 'fields')}`

interface ActionTexts {
  /** The button's label. */
  name: string
  /** The question, with the verb. */
  title: string
  /** The consequences. */
  text: string
  done: string
}
const actions: Record<VehicleAction, ActionTexts> = {
  publish: {
    name: 'Publish',
    title: 'Publish this car?',
    text: 'Visitors can then see it and contact you to buy.',
    done: 'Published',
  },
  sold: {
    name: 'Mark as sold',
    title: 'Mark this car as sold?',
    text: 'Visitors can no longer buy it.',
    done: 'Marked as sold',
  },
  draft: {
    name: 'Back to draft',
    title: 'Move this car back to draft?',
    text: 'It is hidden from visitors.',
    done: 'Back to draft',
  },
  archive: {
    name: 'Archive',
    title: 'Archive this car?',
    text: 'Visitors can no longer view it.',
    done: 'Archived',
  },
}
const shown: Record<VehicleStatus, string> = {
  DRAFT: 'Hidden from visitors.',
  PUBLISHED: 'Visitors can see it and ask about it.',
  RESERVED: 'Visitors see it as reserved.',
  SOLD: 'Visitors can no longer buy it.',
  ARCHIVED: 'Visible only in the archive.',
}

/** The managers' form of a car, for creating and editing. */
export const carForm = {
  create: 'New car',
  vehicles: 'Vehicles',
  contents: 'Form sections',
  filled: (count: number, total: number) => `${count} of ${total} filled`,
  groups: {
    pictures: 'Pictures',
    basic: 'Basic information',
    specification: 'Specification',
    inspection: 'Inspection sheet',
    equipment: 'Equipment',
    kit: 'Kit',
    dimensions: 'Dimensions',
    price: 'Price',
    purchase: 'Purchase and customs',
    history: 'History',
  },
  /** Short form. */
  short: { basic: 'Basic', inspection: 'Inspection' } as Record<string, string>,
  fields: {
    brand: 'Maker',
    model: 'Model',
    trimId: 'Model code',
    price: 'Price, $',
    'purchase.auction': 'Bought at',
    'purchase.lot': 'Lot',
    'purchase.date': 'Date',
    'purchase.cost': 'Price paid, ¥',
    'purchase.inlandCost': 'Inland transport, ¥',
    'purchase.repairCost': 'Repairs, ¥',
    'purchase.otherCost': 'Other costs, ¥',
    'purchase.rate': 'Yen per dollar that day',
    'purchase.hsCode': 'HS code',
  } as Record<string, string>,
  hints: {
    chassis: 'As stamped. Its prefix identifies maker, model and model code.',
    volume: 'From the dimensions',
    price: 'Before the markup',
    hsCode: (byRule: string | null) =>
      byRule
        ? `If left empty, documents show ${byRule}.`
        : 'If left empty, documents show no HS code: the body type, fuel, engine size or number of seats is missing.',
  },
  finder: {
    found: (name: string) => `${name}, by the chassis number.`,
    yard: 'Yard',
    yardHint: 'Choose one of your yards to fill in its address.',
    maker: 'Maker first',
    model: 'Model first',
    made: (name: string) => `${name} created`,
  },
  copy: {
    open: 'Copy from a similar car',
    title: 'Copy from a similar car',
    text: 'The copied values replace the values in these sections.',
    none: 'There is no other car with this model code.',
    choose: 'Choose a model code first.',
    parts: 'Copy',
    go: 'Copy',
    mark: (reference: string) => `From REF ${reference}`,
    duplicate: 'Duplicate',
    duplicateOf: (reference: string) => `Duplicate of REF ${reference}`,
    duplicateNote:
      'Copied and marked: model code, grade, specification and dimensions. Not copied: chassis number, year, mileage, colour, condition, price, yard, pictures and purchase.',
    like: (count: number, reference: string) => `${fields(count)} filled like REF ${reference}, same model code.`,
  },
  doubts: {
    title: 'Are these values right?',
    confirm: 'Save anyway',
    back: 'Edit',
    'engine-small': (cc: string) => `${cc} is an unusually small engine.`,
    'engine-large': (cc: string) => `${cc} is an unusually large engine.`,
    'mileage-high': (km: string) => `${km} is an unusually high mileage.`,
    'year-old': (year: string) => `${year} is an unusually early year.`,
    'registered-before-made': () => 'The first registration is before the date of manufacture.',
    'price-low': (price: string) => `${price} is an unusually low price.`,
    'price-high': (price: string) => `${price} is an unusually high price.`,
  },
  sheet: {
    hint: 'Press G, M or B to rate and go to the next item; Backspace clears.',
    allGood: 'All good',
    allThere: 'All equipped',
    rest: 'Mark the rest good',
    /** Keyboard hints. */
    keys: { GOOD: 'g', MEDIUM: 'm', BAD: 'b' },
    kitKeys: { EQUIPPED: 'y', NOT_EQUIPPED: 'n' },
    kitHint: 'Press Y or N to answer and go to the next item.',
    clear: 'Clear',
  },
  pictures: {
    title: 'Pictures',
    hint: 'JPG or PNG. Photos over 1 MB are resized before upload. To reorder photos, drag them or press Space, then the arrow keys.',
    named: (place: number, count: number) => `Picture ${place} of ${count}`,
    cover: '1, cover',
    add: 'Add pictures',
    take: 'Take a picture',
    address: 'Add from a web address',
    addressAdd: 'Add',
    addressBusy: 'Loading…',
    makeCover: 'Set as cover',
    earlier: 'Move earlier',
    later: 'Move later',
    remove: 'Delete',
    again: 'Try again',
    giveUp: (name: string) => `Cancel ${name}`,
    gone: 'Deleted because it was not used for more than two weeks. Add it again.',
    waiting: 'Waiting',
    percent: (percent: number) => `${percent}%`,
    together: 'All pictures',
    progress: ({ percent, kept, all }: { percent: number; kept: number; all: number }) =>
      `${kept} of ${pictures(all)}, ${percent}%`,
    removed: (count: number) => `${pictures(count)} deleted.`,
    undo: 'Restore the last one',
    told: {
      lifted: (place: number, count: number) => `Picture ${place} of ${count} picked up: move it with the arrow keys`,
      moved: (place: number, count: number) => `Now picture ${place} of ${count}`,
      dropped: (place: number, count: number) => `Dropped as picture ${place} of ${count}`,
      back: (place: number, count: number) => `Returned as picture ${place} of ${count}`,
      removed: (place: number, count: number) =>
        `Picture ${place} of ${count} deleted: “Restore the last one” undoes it`,
    },
  },
  save: 'Save',
  saved: 'Saved',
  createAction: 'Create as draft',
  createNext: 'Create and add another',
  keys: 'Press Enter for the next empty field, Ctrl+S or ⌘S to save',
  made: {
    title: (reference: string) => `REF ${reference} created`,
    text: 'It is a draft: visitors cannot see it yet.',
    publish: 'Publish now',
    another: 'Add another car',
    list: 'Go to the list',
    edit: 'Keep editing',
    inBetween: (reference: string) => `REF ${reference} created. You can add the next car.`,
    costWaits: 'Its purchase costs are not saved yet. They are kept here as unsaved changes.',
    changesWait:
      'The car was created on the first attempt. Your later changes are kept here, unsaved. Check its price and pictures too.',
  },
  status: {
    title: 'Status',
    shown,
    actions,
    soldToDraft: 'Are you sure you want to move from sold to draft status?',
    illustrations: 'Publish with illustrations instead of photos',
    illustrationsNote: 'Shown as “Illustration, photos to follow”.',
    reserved: 'The car is reserved: end its reservation first.',
    notFrom: (status: string) => `Not possible while the car is: ${status}.`,
    noImages: 'You have forgotten to insert images!',
    noPrice: 'the price must be greater than 0',
    unsaved: 'Save your changes first.',
  },
  price: {
    title: 'Price',
    note: 'Changes here are saved separately',
    entered: 'Base price',
    markup: 'Markup',
    markupOf: (percent: number) => `${number(percent)}% now`,
    visitors: 'Visitors see',
    before: 'Before best deal',
    newPrice: 'New price',
    newPriceHint: 'Before the markup.',
    dealHint: (price: string) => `Lower than ${price} is a best deal, higher raises the price. 0 cancels a best deal.`,
    preview: 'Preview the change',
    previewTitle: 'Change the price?',
    cancelTitle: 'Cancel the best deal?',
    confirm: 'Change the price',
    cancelDeal: 'Cancel the best deal',
    from: (before: string, after: string) => `Base price: ${before} becomes ${after}.`,
    visitorsFrom: (before: string, after: string) => `Visitors see ${after} instead of ${before}.`,
    asDeal: (percent: number) => `Best deal: shown with the old price crossed out, ${percent}% off`,
    none: 'none',
    changed: 'Price changed',
    stale: (price: string) => `Someone else changed the price in the meantime. It is now ${price}.`,
    history: 'Price history',
    wasDeal: (price: string) => `best deal, before ${price}`,
  },
  margin: {
    total: 'Total cost, ¥',
    cost: 'In dollars',
    margin: 'Margin at the current price',
    ofPrice: (percent: number) => `${number(percent)}% of the price`,
    note: 'For managers only, never shown to visitors.',
  },
  history: {
    statuses: 'Statuses',
  },
}
export type CarFormTexts = typeof carForm
