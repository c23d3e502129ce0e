/**
 * Arguments of `npm run bench -- B1 B4 web --cars=2400,100000 --seconds=5 --rounds=2 --all --json
 * --profile`.
 */
export interface Arguments {
  /** Scenario ids; empty means all. */
  scenarios: string[]
  /** Numbers of cars in the measured tenant. */
  sizes: number[]
  /** Length of one measurement; a warm-up of two seconds precedes it. */
  seconds: number
  /**
   * How often the limit and the product take turns; medians count. Each scenario kind has its own
   * default.
   */
  rounds: number | undefined
  json: boolean
  /** Writes a CPU profile of each server process and lists its most expensive functions. */
  profile: boolean
}

const SIZES = [2400, 100_000]
const LARGEST = 1_000_000

/**
 * Parses the arguments.
 * @throws Error with one sentence for an unknown argument.
 */
export function readArguments(
  given: readonly string[],
  known: readonly string[],
  groups: Record<string, readonly string[]> = {},
): Arguments {
  const read: Arguments = { scenarios: [], sizes: SIZES, seconds: 5, rounds: undefined, json: false, profile: false }
  for (const word of given) {
    const [name = '', value = ''] = word.split('=')
    const id = word.toUpperCase()
    if (known.includes(id)) read.scenarios.push(id)
    else if (groups[word]) read.scenarios.push(...groups[word])
    else if (name === '--cars') read.sizes = value.split(',').map((size) => whole(name, size, 100, LARGEST))
    else if (name === '--all') read.sizes = [...SIZES, LARGEST]
    else if (name === '--seconds') read.seconds = whole(name, value, 1, 120)
    else if (name === '--rounds') read.rounds = whole(name, value, 1, 1000)
    else if (name === '--json') read.json = true
    else if (name === '--profile') read.profile = true
    else
      throw new Error(
        `Unknown: ${word}. Scenarios are ${[...known, ...Object.keys(groups)].join(', ')}; options --cars=2400,100000 --all --seconds=5 --rounds=2 --json --profile.`,
      )
  }
  return read
}

function whole(name: string, text: string, min: number, max: number): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new Error(`${name} must be whole numbers from ${min} to ${max}, not '${text}'.`)
}
