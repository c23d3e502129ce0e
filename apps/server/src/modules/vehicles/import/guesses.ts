/** The evidence for a unit or currency. */
export type GuessReason = 'said' | 'name' | 'values' | 'column' | 'yen' | 'assumed'
type Values = string | number | boolean | null

/** Every kind of assumption, in English for the command line. Screens have their own texts by code. */
const GUESSES = {
  encoding: ({ encoding, why }) => `Text read as ${encoding}: ${why}.`,
  sheets: ({ sheet, others }) => `Sheet '${sheet}' is read; ${others} not ("sheet" in the mapping file chooses).`,
  'no-header': () => 'The file has no header: its columns are told by their values.',
  'header-line': ({ line }) => `The header stands on line ${line}; what comes before it is left out.`,
  'header-unknown': () => 'No column of this header is known: each has to be named.',
  'only-year': ({ column }) =>
    `'${column}' is the only year of the file: it is read as the year of first registration.`,
  'year-in-name': ({ column }) =>
    `The year is read from '${column}', since no column holds it: it is taken as the year of first registration.`,
  'engine-in-name': ({ column }) => `The engine size is read from '${column}' (litres), since no column holds it.`,
  'brand-by-model': () => 'No column holds the maker: it is told by the model where only one maker has such a model.',
  'day-first': ({ column }) => `Day before month in '${column}': assumed, since no date in it tells.`,
  'month-first': ({ column }) => `Month before day in '${column}': its values say so.`,
  'semi-automatic': ({ value, column }) => `'${value}' in '${column}' is read as automatic.`,
  pictures: ({ column }) =>
    `'${column}' holds addresses of pictures: nothing is fetched from an address in a file; put the pictures on the cars.`,
  litres: ({ column, ...spread }) => `Litres in '${column}': ${spreadText(spread)}.`,
  distance: ({ column, unit, reason, factor, isInThousands, isSmall, ...spread }) => {
    const words = unit === 'mi' ? 'Miles' : 'Kilometres'
    const times = isInThousands
      ? ` in thousands, since cars of that age have run more than ${shown(spread['middle'])}`
      : Number(factor) > 1
        ? ` (times ${shown(factor)}, as its name says)`
        : ''
    const why =
      reason === 'assumed'
        ? `assumed, since nothing names a unit; ${spreadText(spread)} ("distance" in the mapping file sets miles)`
        : REASONS[reason as GuessReason]
    return `${words} in '${column}'${times}: ${why}.${isSmall ? ' These are small: are thousands meant?' : ''}`
  },
  money: ({ column, currency, reason, rate, isHigh, ...spread }) => {
    const warning = isHigh ? ' THESE ARE HIGH FOR DOLLARS: is another currency meant?' : ''
    const why =
      reason === 'assumed'
        ? `assumed, since nothing in the file names a currency; ${spreadText(spread)}.${warning} Another one: "currency" and "rate" in the mapping file`
        : REASONS[reason as GuessReason]
    const suffix =
      rate === null
        ? ` No rate is given: add "currency": "${currency}" and "rate" (${currency} for 1 USD) to the mapping file, or no row can be taken.`
        : currency === 'USD'
          ? ''
          : ` At ${rate} for 1 USD.`
    return `${currency === 'USD' ? 'US dollars' : currency} in '${column}': ${why}.${suffix}`
  },
  'known-by-row': ({ reason, column, count, hasChassis }) => {
    const why = {
      none: 'No column holds a number of the source’s own: ',
      counter: `'${column}' only counts the rows and would shift when the list is sorted anew: `,
      repeated: `'${column}' repeats itself on ${count} rows: `,
      nameless: `'${column}' could know a car again, but the source has no name ("source" in the mapping file): `,
    }[reason as 'none']
    return `${why}cars are known again ${before(hasChassis)}by the content of their row; a row that changes is a new car.`
  },
  'known-by-number': ({ column, source, isNamed, hasChassis }) => {
    const from = isNamed ? 'as named' : 'from the name of the file; "source" in the mapping file sets another'
    return `Cars are known again ${before(hasChassis)}by '${column}' of the source '${source}' (${from}).`
  },
} as const satisfies Record<string, (params: Record<string, Values>) => string>

const REASONS: Record<GuessReason, string> = {
  said: 'as the mapping says',
  name: 'by its name',
  values: 'its values say so',
  column: 'where the column of the currency says nothing else',
  yen: 'its name is Japanese and its figures are those of yen',
  assumed: 'assumed',
}

export type GuessCode = keyof typeof GUESSES

/** An assumption about facts that the file does not state. */
export type Guess = { code: GuessCode; params: Record<string, Values> }

export const guessOf = (code: GuessCode, params: Guess['params'] = {}): Guess => ({ code, params })

/** The assumption in English. */
export const guessText = ({ code, params }: Guess): string => GUESSES[code](params)

const shown = (number: Values | undefined): string =>
  Number(number).toLocaleString('en-US', { maximumFractionDigits: 1 })

const before = (hasChassis: Values | undefined): string =>
  hasChassis ? 'by the chassis number where there is one, else ' : ''

const spreadText = ({ middle, low, high }: Record<string, Values>): string =>
  middle === null || middle === undefined
    ? 'it is empty'
    : `its values lie around ${shown(middle)}, most from ${shown(low)} to ${shown(high)}`
