import type { VerdictEffect, VerdictMove } from '@minato/contract/change-effects'
import type { ImportRuleFields } from '@minato/contract/import-rules'
import { useShell } from '../../api/shell.ts'
import { arrival as english } from '../../i18n/en/arrival.ts'
import { arrival as french } from '../../i18n/fr/arrival.ts'
import { ExportButton } from '../../table/export-button.tsx'
import { NB } from '../../i18n/format.ts'
import { useEffectsTexts } from './effects-texts.ts'
import { textsFor } from '../../i18n/texts.ts'

interface Props {
  effect: VerdictEffect
  nameOf(country: string): string
  /** The change, for the export of the full list. */
  change: { id: string | null; rule: ImportRuleFields | null }
}

export const movesNoVerdict = ({ numberOfCar, numberOfInquiry }: VerdictEffect): boolean =>
  numberOfCar + numberOfInquiry === 0

/** The cars and inquiries whose import verdict a changed rule moves. */
export function VerdictEffectView({ effect, nameOf, change }: Props) {
  const { locale } = useShell()
  const t = useEffectsTexts()
  const { options } = textsFor(locale, { en: english, fr: french }, 'arrival')
  const { numberOfCar, numberOfInquiry, inquiries } = effect
  return (
    <>
      <p>
        <b>{t.verdicts(numberOfCar)}</b>
      </p>
      {numberOfCar > 0 && (
        <>
          <ul>
            {effect.changes.map(({ country, before, after, numberOfCar: count }) => (
              <li key={`${country} ${before} ${after}`}>
                {t.verdictChange(nameOf(country), options[before], options[after], count)}
              </li>
            ))}
          </ul>
          <Moves title={t.examples} moves={effect.examples} prefix={`REF${NB}`} />
        </>
      )}
      {numberOfInquiry > 0 && (
        <>
          <p>
            <b>{t.inquiryVerdicts(numberOfInquiry)}</b>
          </p>
          <Moves title={t.inquiry} moves={inquiries} prefix={`N°${NB}`} />
          {numberOfInquiry > inquiries.length && <p className="muted">{t.more(numberOfInquiry - inquiries.length)}</p>}
        </>
      )}
      {!movesNoVerdict(effect) && (
        <ExportButton
          className="link"
          path="/api/main/import-rule/preview/export"
          name="import-rule-effect.csv"
          body={change}
        >
          {t.download}
        </ExportButton>
      )}
    </>
  )
}

function Moves({ title, moves, prefix }: { title: string; moves: readonly VerdictMove[]; prefix: string }) {
  const { locale } = useShell()
  const t = useEffectsTexts()
  const { options } = textsFor(locale, { en: english, fr: french }, 'arrival')
  return (
    <table className="effect">
      <thead>
        <tr>
          <th>{title}</th>
          <th>{t.before}</th>
          <th>{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {moves.map((one) => (
          <tr key={`${one.id} ${one.country}`}>
            <td>
              {one.name}{' '}
              <small className="muted">
                {prefix}
                {one.reference}
              </small>
            </td>
            <td>{options[one.before]}</td>
            <td>
              <b>{options[one.after]}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
