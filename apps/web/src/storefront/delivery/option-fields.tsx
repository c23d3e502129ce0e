import { useDeliveryTexts } from './delivery-texts.ts'

interface Props {
  /** Insurance rate in per cent. */
  rate: number | undefined
  isInspected: boolean
  isInsured: boolean
  onInspected(is: boolean): void
  onInsured(is: boolean): void
}

/** Options in the price besides car and freight. */
export function OptionFields({ rate, isInspected, isInsured, onInspected, onInsured }: Props) {
  const t = useDeliveryTexts()
  return (
    <div className="pick">
      <label className="tick">
        <input
          type="checkbox"
          name="inspection"
          value="true"
          checked={isInspected}
          onChange={({ target }) => onInspected(target.checked)}
        />
        <span>{t.inspection}</span>
      </label>
      <label className="tick">
        <input
          type="checkbox"
          name="insurance"
          value="true"
          checked={isInsured}
          onChange={({ target }) => onInsured(target.checked)}
        />
        <span>{t.insurance}</span>
        {rate !== undefined && <span className="n">{t.percent(rate)}</span>}
      </label>
    </div>
  )
}
