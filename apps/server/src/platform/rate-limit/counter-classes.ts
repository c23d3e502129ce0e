/** At most `max` attempts within any `seconds`. */
interface Window {
  max: number
  seconds: number
}

/**
 * Limits counted over all processes (decision 20); all windows of a class apply. Each can be set by
 * the environment: RATE_SIGN_IN_CALLER=5/60,20/900.
 */
const DEFAULTS = {
  /** Passwords tried for one account: by one who tries, and by all strangers together, which no network reaches alone. */
  'sign-in-caller': '5/60,20/900',
  'sign-in-account': '15/60,60/900',
  'sign-in-network': '30/60',
  'reset-account': '3/3600',
  'reset-network': '10/3600',
  /** Codes out of mails tried: loose per account, so that no stranger's guesses shut the owner out for long. */
  'code-account': '20/60',
  'code-network': '30/60',
  /** Codes of an authenticator app tried for one account. */
  'second-factor-account': '5/60,20/900,50/86400',
  /** Mobile operators give many people one address; each person and account has limits of its own. */
  'registration-network': '30/3600',
  /** Inquiries: by visitors of a network, and by a customer. */
  'inquiry-network': '30/3600',
  'inquiry-account': '10/3600,40/86400',
  /** Reservation requests of a customer. */
  'reservation-account': '20/3600',
  'message-account': '20/60,300/3600',
  /** Checks of document codes that do not exist, per network. */
  'paper-check-network': '30/60,200/3600',
  /** Files sent by a customer. */
  'document-account': '60/3600,200/86400',
  /** Signed copies drawn for one person: a long one keeps a drawing process busy for seconds. */
  'signed-copy-account': '6/60,60/3600',
} as const
type OwnClass = keyof typeof DEFAULTS
/** Dear calls of a network in a minute: the only rate classes of calls (decision 20) that are counted one by one in the database. */
const EXPENSIVE = ['upload', 'import'] as const
type ExpensiveClass = (typeof EXPENSIVE)[number]
export const isExpensiveCall = (rate: string): rate is ExpensiveClass => EXPENSIVE.includes(rate as ExpensiveClass)

export type CounterClass = OwnClass | ExpensiveClass
export type CounterClasses = Readonly<Record<CounterClass, readonly Window[]>>

export const COUNTER_CLASSES = Object.keys(DEFAULTS) as OwnClass[]
/** The variable of the environment that sets a class. */
export const variableOf = (name: OwnClass): string => `RATE_${name.toUpperCase().replaceAll('-', '_')}`

export function readCounterClasses(
  env: NodeJS.ProcessEnv,
  rates: Readonly<Record<ExpensiveClass, number>>,
  problems: string[],
): CounterClasses {
  const windowsOf = (name: OwnClass): Window[] => {
    const text = env[variableOf(name)] || DEFAULTS[name]
    const windows = text.split(',').map((one) => {
      const [, max, seconds] = /^(\d{1,7})\/(\d{1,5})$/.exec(one.trim()) ?? []
      return { max: Number(max), seconds: Number(seconds) }
    })
    if (windows.every(({ max, seconds }) => max > 0 && seconds > 0)) return windows
    problems.push(`${variableOf(name)} must be a list like 5/60,20/900 (times/seconds), not '${text}'`)
    return []
  }
  return Object.fromEntries([
    ...COUNTER_CLASSES.map((name) => [name, windowsOf(name)]),
    ...EXPENSIVE.map((name) => [name, [{ max: rates[name], seconds: 60 }]]),
  ])
}
