import { useDeliveryTexts } from './delivery-texts.ts'

interface Props {
  /** Of the insurance, per cent. */
  rate: number | undefined
  isInspected: boolean
  isInsured: boolean
  onInspected(is: boolean): void
  onInsured(is: boolean): void
}

/** What is in the price besides car and freight. */
export function OptionFields({ rate, isInspected, isInsured, onInspected, onInsured }: Props) {
  const t = useDeliveryTexts()
  return (
    <div className="pick">
      <Tick name="inspection" text={t.inspection} isOn={isInspected} onChange={onInspected} />
      <Tick
        name="insurance"
        text={t.insurance}
        note={rate === undefined ? undefined : t.percent(rate)}
        isOn={isInsured}
        onChange={onInsured}
      />
    </div>
  )
}

interface TickProps {
  name: string
  text: string
  note?: string | undefined
  isOn: boolean
  onChange(is: boolean): void
}
function Tick({ name, text, note, isOn, onChange }: TickProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        name={name}
        value="true"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{text}</span>
      {note && <span className="n">{note}</span>}
    </label>
  )
}
