import type { PriceEffect, PriceMove } from '@minato/contract/change-effects'
import { useShell } from '../../api/shell.ts'
import { ExportButton } from '../../table/export-button.tsx'
import { NB } from '../../i18n/format.ts'
import { useEffectsTexts } from './effects-texts.ts'

interface Props {
  effect: PriceEffect
  kind: 'MARKUP' | 'TARIFF' | 'INSURANCE'
  /** The call that exports the full list, with its query. */
  exportPath: string
}

export const changesNoPrice = ({ numberOfCar, numberOfInquiry }: PriceEffect): boolean =>
  numberOfCar + numberOfInquiry === 0

/** The cars, quotes and proformas whose prices a change affects. */
export function PriceEffectView({ effect, kind, exportPath }: Props) {
  const t = useEffectsTexts()
  const { numberOfCar, numberOfVisibleCar, before, after, examples, port, inquiries, numberOfInquiry } = effect
  const text =
    port === null || numberOfCar === 0
      ? t.prices(numberOfCar, numberOfVisibleCar)
      : kind === 'TARIFF'
        ? t.pricesTo(numberOfCar, port)
        : t.insuredPrices(numberOfCar, port)
  return (
    <>
      <p>
        <b>{text}</b> {examples.length > 0 && t.sum(before, after)}
      </p>
      {examples.length > 0 && <Moves title={t.largest} moves={examples} prefix={`REF${NB}`} />}
      {numberOfInquiry > 0 && (
        <>
          <p>{t.quotes(numberOfInquiry, effect.numberOfInvoice)}</p>
          <Moves title={t.inquiry} moves={inquiries} prefix={`N°${NB}`} />
          {numberOfInquiry > inquiries.length && <p className="muted">{t.more(numberOfInquiry - inquiries.length)}</p>}
        </>
      )}
      {!changesNoPrice(effect) && (
        <ExportButton className="link" path={exportPath} name={`${kind.toLowerCase()}-effect.csv`}>
          {t.download}
        </ExportButton>
      )}
    </>
  )
}

function Moves({ title, moves, prefix }: { title: string; moves: readonly PriceMove[]; prefix: string }) {
  const { format } = useShell().messages
  const t = useEffectsTexts()
  return (
    <table className="effect">
      <thead>
        <tr>
          <th>{title}</th>
          <th className="num">{t.before}</th>
          <th className="num">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {moves.map((one) => (
          <tr key={one.id}>
            <td>
              {one.name}{' '}
              <small className="muted">
                {prefix}
                {one.reference}
              </small>
            </td>
            <td className="num">{format.money(one.before)}</td>
            <td className="num">
              <b>{format.money(one.after)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
