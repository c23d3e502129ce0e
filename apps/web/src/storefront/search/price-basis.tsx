import { useMessages } from '../../layout/shell.ts'

interface Props {
  port: string
  /** What the port is called. */
  name: string
  isFob: boolean
}

/** The choice of what prices mean in a search form: the total price to the port, or FOB. */
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
