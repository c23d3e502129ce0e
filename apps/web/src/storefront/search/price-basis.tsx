import { useMessages } from '../../api/shell.ts'

interface Props {
  port: string
  /** The port's name. */
  name: string
  isFob: boolean
}

/** Chooses the price basis of a search: total to the port, or FOB. */
export function PriceBasis({ port, name, isFob }: Props) {
  const { search: t } = useMessages()
  return (
    <fieldset>
      <legend className="vh">{t.basis}</legend>
      <input type="hidden" name="port" value={port} />
      <label className="tick">
        <input type="radio" name="priceBasis" value="" defaultChecked={!isFob} />
        <span>{t.totalTo(name)}</span>
      </label>
      <label className="tick">
        <input type="radio" name="priceBasis" value="FOB" defaultChecked={isFob} />
        <span>{t.fobPrice}</span>
      </label>
    </fieldset>
  )
}
