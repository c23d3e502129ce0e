import type { INSPECTED_PARTS } from '@minato/contract/sheet-enumerations'
import type { CarDetails } from './car-data.ts'
import { Legend, MARKS, Rated } from './rating.tsx'
import { useSheetTexts } from './sheet-texts.ts'

type Part = (typeof INSPECTED_PARTS)[number]

/** Positions on the plan, clockwise around the car. */
const PLACES: readonly (readonly [Part, number, number])[] = [
  ['engine', 105, 45],
  ['radiator', 105, 11],
  ['transmission', 105, 99],
  ['windshield', 69, 83],
  ['warningLight', 73, 137],
  ['interiorSmell', 105, 195],
  ['exhaustGas', 139, 305],
]

/** The inspection sheet: a plan with numbered marks, and a complete list. */
export function InspectionSheet({ inspection }: { inspection: CarDetails['inspection'] }) {
  const t = useSheetTexts()
  const isEmpty = !inspection || PLACES.every(([part]) => inspection[part] === null)
  return (
    <section className="block" aria-labelledby="inspection">
      <h2 id="inspection">
        {t.inspection} {!isEmpty && <small>{t.inspectionNote}</small>}
      </h2>
      {isEmpty ? (
        <p className="not-given">{t.noSheet}</p>
      ) : (
        <div className="sheet">
          <svg className="plan" viewBox="0 0 236 344" role="img" aria-label={t.plan}>
            <g fill="#fff" stroke="#26485a" strokeWidth="1.6">
              <path d="M58 40Q60 14 118 12q58 2 60 28l6 60v160q0 50-12 62-20 10-54 10t-54-10q-12-12-12-62V100z" />
              <path
                d="M66 104q52-22 104 0l-10 40q-42-12-84 0zM76 262q42 10 84 0l8 36q-50 14-100 0zM64 116l10 36v100l-10 34zM172 116l-10 36v100l10 34z"
                fill="#e3eaed"
              />
              <path d="M74 152q44-10 88 0v104q-44 10-88 0zM52 116 36 122v12l16-2M184 116l16 6v12l-16-2" />
              <path d="M70 34q48-20 96 0M62 200h12M162 200h12" fill="none" />
            </g>
            {PLACES.map(([part, x, y], index) => (
              <g key={part} transform={`translate(${x} ${y})`}>
                {MARKS[inspection[part] ?? 'NONE']}
                <text x="31" y="18">
                  {index + 1}
                </text>
              </g>
            ))}
          </svg>
          <ol>
            {PLACES.map(([part], index) => (
              <li key={part}>
                <b>{index + 1}</b>
                <span>
                  {t.part[part]} <small>{t.looksAt[part]}</small>
                </span>
                <Rated rating={inspection[part]} />
              </li>
            ))}
          </ol>
          <Legend isOpen />
        </div>
      )}
    </section>
  )
}
