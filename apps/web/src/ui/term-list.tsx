/** Pairs of a term and its value; pairs without a value are left out. */
export const TermList = ({
  className,
  rows,
}: {
  className: string
  rows: readonly (readonly [term: string, value: string | null | undefined | false])[]
}) => (
  <dl className={className}>
    {rows.map(
      ([term, value]) =>
        value && (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
