import { officeHourLines } from '../../shell/office-hours.ts'
import { useShell } from '../../shell/shell.ts'
import type { ProfileData } from './content-data.ts'

/** The company's facts, as the settings have them. */
export function Profile({ data }: { data: ProfileData }) {
  const { company, words, ports, stock } = data
  const { locale, messages: t } = useShell()
  const { number } = t.format
  if (!company) return <p>{words.noFacts}</p>
  const facts: [term: string, said: string[]][] = [
    [words.companyName, [company.legalName]],
    [words.founded, [String(company.foundedYear)]],
    [t.foot.headOffice, company.headOffice.map(t.placed)],
    [words.phone, [company.phone]],
    [words.email, [company.email]],
    [t.foot.hours, officeHourLines(company.officeHours, t).map((line) => line.join(' · '))],
    [words.ports, [number(ports)]],
    [words.stock, [number(stock)]],
  ]
  return (
    <>
      {company.about[locale] && <p>{company.about[locale]}</p>}
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
    </>
  )
}
