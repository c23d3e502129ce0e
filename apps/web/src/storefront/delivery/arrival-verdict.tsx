import type { ImportRule } from '@minato/contract/import-rules'
import { verdictToday } from '@minato/domain/arrival-verdict'
import { dayInJapan } from '@minato/domain/moments'
import { useEffect, useState } from 'react'
import type { Api } from '../../api/api.ts'
import { useShell } from '../../api/shell.ts'
import type { CardData } from '../vehicles/card-data.ts'
import { SailingsTo } from '../vehicles/sailings.tsx'
import { chargesOf, countryNameOf } from './charges.ts'
import { useDestination } from './destination.ts'
import { VerdictBadge, VerdictText } from './verdict-text.tsx'

const FRESH_MS = 300_000
const cached = new Map<string, { time: number; rules: Promise<ImportRule[]> }>()

/** The import rules of a country, loaded once for all cars of a page. */
function rulesOf(api: Api, country: string): Promise<ImportRule[]> {
  const known = cached.get(country)
  if (known && Date.now() - known.time < FRESH_MS) return known.rules
  const rules = api('GET /api/main/public/import-rule', { query: { country } })
  cached.set(country, { time: Date.now(), rules })
  rules.catch(() => cached.delete(country))
  return rules
}

interface Loaded {
  country: string
  name: string
  rules: readonly ImportRule[]
  /** 2026-12-31 */
  today: string
}

function useRules(country: string): Loaded | undefined {
  const { api, locale } = useShell()
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let isStale = false
    Promise.all([rulesOf(api, country), chargesOf(api, locale)]).then(
      ([rules, charges]) =>
        isStale ||
        setLoaded({
          country,
          rules,
          name: countryNameOf(charges, country),
          today: dayInJapan(new Date().toISOString()),
        }),
      // Shows nothing without an answer.
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [api, country, locale])
  return loaded?.country === country ? loaded : undefined
}

export interface ArrivalProps {
  car: CardData
  /** With reason, dates and source. */
  isLong?: boolean
}

/**
 * Whether the car may be imported at the chosen destination, and on its page the next sailings there. Loaded after the page
 * (remember.ts).
 */
function ArrivalVerdict(props: ArrivalProps) {
  const to = useDestination()
  return (
    to && (
      <>
        <VerdictFor {...props} country={to.country} />
        {props.isLong && <SailingsTo port={to.port} />}
      </>
    )
  )
}

export const renderVerdict = (props: ArrivalProps) => <ArrivalVerdict {...props} />

/** `country`: ISO 3166 alpha-2 code of the destination. */
function VerdictFor({ car, country, isLong = false }: ArrivalProps & { country: string }) {
  const loaded = useRules(country)
  if (!loaded || car.status === 'SOLD') return null
  const { name, rules, today } = loaded
  const facts = {
    firstRegistration: car.registered,
    manufacture: car.manufactured ?? null,
    steering: car.steering === undefined ? 'RIGHT' : car.steering,
    bodyType: car.body,
    fuelType: car.fuel,
  }
  const { arrival: window, ...verdict } = verdictToday(rules, facts, today)
  return isLong ? (
    <VerdictText verdict={verdict} country={name} window={window} />
  ) : (
    <VerdictBadge verdict={verdict} country={name} />
  )
}
