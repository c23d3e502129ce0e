import type { AllCharges } from '@minato/contract/quotes'
import { portsTo } from './charges.ts'

/**
 * The calculator in an address, as its form sends it without script: where to, and with what. What is not in an address with
 * a port is not in its price.
 */
export interface DeliveryChoice {
  destination?: string
  port?: string
  inspection?: true
  insurance?: true
}

const texts = { destination: /^[A-Z]{2}$/, port: /^[a-z0-9-]{1,100}$/ }

export interface CalculatorData {
  charges: AllCharges
  place: { country: string; port: string }
  isInspected: boolean
  isInsured: boolean
}

/** Bad values are dropped, never an error. */
export function readChoice(given: Record<string, unknown>): DeliveryChoice {
  const choice: DeliveryChoice = {}
  for (const key of ['destination', 'port'] as const) {
    const value = given[key]
    if (typeof value === 'string' && texts[key].test(value)) choice[key] = value
  }
  for (const key of ['inspection', 'insurance'] as const) if (String(given[key]) === 'true') choice[key] = true
  return choice
}

/** What an address says to have the calculator in its page, with nothing chosen yet. */
const ANY = 'any'

/**
 * What the calculator of a page begins with: the countries, and the ports of the one that its address names. Null where it
 * names none: then it brings that itself.
 */
export function calculatorOf(
  { countries, ports, insurance }: AllCharges,
  choice: DeliveryChoice,
): CalculatorData | null {
  if (!choice.destination && choice.port !== ANY) return null
  const { destination: country = '' } = choice
  const asked = choice.port === ANY ? undefined : choice.port
  const serving = portsTo({ ports }, country)
  const port = serving.find(({ key }) => key === asked) ?? (serving.length === 1 ? serving[0] : undefined)
  return {
    charges: { countries, ports: serving, insurance },
    place: { country: serving.length ? country : '', port: port?.key ?? '' },
    isInspected: asked === undefined || choice.inspection === true,
    isInsured: asked === undefined || choice.insurance === true,
  }
}
