import { useId } from 'react'
import type { ReactNode } from 'react'
import type { ImportProblem, ImportReply } from '@minato/contract/vehicles-import'
import { Part } from '../layout/office-page.tsx'
import { useImportTexts } from './import-texts.ts'
import { MappingFile } from './mapping-file.tsx'
import { Rate, RateLink } from './rate.tsx'
import { currenciesOf, rateOf, withRate } from './rates.ts'
import type { Choices } from './use-choices.ts'

/** Currencies of car lists. */
const CURRENCIES = 'USD JPY EUR GBP AED AUD CAD CNY HKD KES KRW MYR NZD SGD THB TZS UGX ZAR ZMW'.split(' ')

interface Props {
  one: ImportReply
  choices: Choices
  problems: readonly ImportProblem[]
}

/** Facts missing in the file (units, currency, source), and the assumptions about them. */
export function ReadingSection({ one, choices, problems }: Props) {
  const t = useImportTexts()
  const { reading: tr } = t
  const { reading } = one
  const { now, set } = choices
  const currencies = currenciesOf(one, now, problems)
  const kind = [tr.kind[reading.format], reading.encoding, reading.sheet].filter(Boolean).join(', ')
  return (
    <Part id="reading" title={tr.title} note={kind}>
      <div className="import-reading">
        {reading.sheets.length > 1 && (
          <Chosen label={tr.sheet}>
            {(id) => (
              <select
                id={id}
                className="in"
                value={now.sheet ?? reading.sheet ?? ''}
                onChange={({ target }) => set({ sheet: target.value, columns: {} })}
              >
                {reading.sheets.map((sheet) => (
                  <option key={sheet}>{sheet}</option>
                ))}
              </select>
            )}
          </Chosen>
        )}
        <Chosen label={tr.currency}>
          {(id) => (
            <select
              id={id}
              className="in"
              value={now.currency ?? ''}
              onChange={({ target }) => set({ currency: target.value || null })}
            >
              <option value="">{tr.asInFile}</option>
              {[...new Set([...CURRENCIES, ...(now.currency === null ? [] : [now.currency])])].map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
          )}
        </Chosen>
        {currencies.map((currency) => (
          <Rate
            key={currency}
            currency={currency}
            rate={rateOf(now, currency)}
            set={(rate) => set(withRate(now, currency, rate))}
          />
        ))}
        <Chosen label={tr.distance}>
          {(id) => (
            <select
              id={id}
              className="in"
              value={now.distance ?? ''}
              onChange={({ target }) =>
                set({ distance: target.value === '' ? null : target.value === 'mi' ? 'mi' : 'km' })
              }
            >
              <option value="">{tr.asInFile}</option>
              <option value="km">{tr.km}</option>
              <option value="mi">{tr.mi}</option>
            </select>
          )}
        </Chosen>
        <Chosen label={tr.source} hint={tr.sourceHint}>
          {(id) => (
            <input
              id={id}
              className="in"
              type="text"
              maxLength={80}
              autoComplete="off"
              aria-describedby={`${id}-hint`}
              value={now.source ?? ''}
              onChange={({ target }) => set({ source: target.value.trimStart() || null })}
            />
          )}
        </Chosen>
      </div>
      {reading.guesses.length > 0 && (
        <>
          <h3>{tr.guesses}</h3>
          <ul className="import-guesses">
            {reading.guesses.map(({ code, params }, index) => (
              <li key={`${code}${index}`}>
                {t.guesses[code]?.(params) ?? code}{' '}
                {code === 'money' && params['rate'] === null && <RateLink currency={String(params['currency'])} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {reading.notes.length > 0 && (
        <>
          <h3>{tr.notes}</h3>
          <ul className="import-guesses">
            {reading.notes.map(({ line, message }, index) => (
              <li key={index}>
                {line !== null && `${t.problems.line} ${line}: `}
                {message}
              </li>
            ))}
          </ul>
        </>
      )}
      <MappingFile one={one} choices={choices} />
    </Part>
  )
}

function Chosen({ label, hint, children }: { label: string; hint?: string; children(id: string): ReactNode }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
