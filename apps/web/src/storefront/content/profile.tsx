import { useMessages } from '../../shell/shell.ts'
import type { ProfileData } from './content-data.ts'

const WEEKDAYS = [
  [1, 'weekdays'],
  [6, 'saturday'],
  [0, 'sunday'],
] as const

/** The company's facts, as the settings have them. */
export function Profile({ data }: { data: ProfileData }) {
  const { company, words, ports, stock } = data
  const t = useMessages()
  const { number } = t.format
  if (!company) return <p>{words.noFacts}</p>
  const hours = (day: number) => {
    const found = company.officeHours.find(({ weekday }) => weekday === day)
    return found ? `${t.hour(found.opens)} – ${t.hour(found.closes)}` : t.foot.closed
  }
  const facts: [term: string, said: string[]][] = [
    [words.companyName, [company.legalName]],
    [words.founded, [String(company.foundedYear)]],
    [t.foot.headOffice, company.headOffice.map(t.placed)],
    [words.phone, [company.phone]],
    [words.email, [company.email]],
    [t.foot.hours, WEEKDAYS.map(([day, name]) => `${t.foot[name]} · ${hours(day)}`)],
    [words.ports, [number(ports)]],
    [words.stock, [number(stock)]],
  ]
  return (
    <dl className="terms">
      {facts.map(([term, said]) => (
        <div key={term}>
          <dt>{term}</dt>
          {said.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
