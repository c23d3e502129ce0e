import type { ProfileData } from './content-data.ts'

/** The company data of the settings. */
export function Profile({ data: { about, facts, words } }: { data: ProfileData }) {
  if (!facts.length) return <p>{words.noFacts}</p>
  return (
    <>
      {about && <p>{about}</p>}
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
