import type { AllCharges } from '@minato/contract/quotes'
import { portsTo } from './charges.ts'

/**
 * The calculator's URL parameters: destination and options. Options missing in an address with a port are not
 * included.
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

/** Bad values are dropped. */
export function readChoice(given: Record<string, unknown>): DeliveryChoice {
  const choice: DeliveryChoice = {}
  for (const key of ['destination', 'port'] as const) {
    const value = given[key]
    if (typeof value === 'string' && texts[key].test(value)) choice[key] = value
  }
  for (const key of ['inspection', 'insurance'] as const) if (String(given[key]) === 'true') choice[key] = true
  return choice
}

/** Parameters that open the calculator without a choice. */
const ANY = 'any'

/**
 * Initial data of the calculator: the countries, and the ports of the address's country. Null without one:
 * loaded later.
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
