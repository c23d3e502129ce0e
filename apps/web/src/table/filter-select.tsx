interface Props<V extends string> {
  label: string
  value: V | undefined
  /** Text of the first option, which is no filter. */
  any: string
  options: readonly V[]
  text(option: V): string
  onChange(value: V | undefined): void
}

/** A filter in the toolbar of a list. */
export const FilterSelect = <V extends string>({ label, value, any, options, text, onChange }: Props<V>) => (
  <select
    className="in"
    aria-label={label}
    value={value ?? ''}
    onChange={({ target }) => onChange(options.find((one) => one === target.value))}
  >
    <option value="">{any}</option>
    {options.map((one) => (
      <option key={one} value={one}>
        {text(one)}
      </option>
    ))}
  </select>
)
