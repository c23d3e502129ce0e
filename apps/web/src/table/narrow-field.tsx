import { useId } from 'react'
import { useOfficeTexts } from '../i18n/office-texts.ts'
import { Icon } from '../ui/icons.tsx'

interface Props {
  label: string
  text: string
  setText(text: string): void
  /** Rows that match, announced while there is a text. */
  count: number
}

/** Filters a fully loaded list while typing. `/` focuses it. */
export function NarrowField({ label, text, setText, count }: Props) {
  const { table: t } = useOfficeTexts()
  const id = useId()
  return (
    <div className="query-field" role="search">
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="in alone"
        type="search"
        maxLength={200}
        value={text}
        placeholder={label}
        autoComplete="off"
        data-query
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Escape' && text === '' && currentTarget.blur()}
      />
      {text && (
        <button className="clear" type="button" aria-label={t.clear} onClick={() => setText('')}>
          <Icon name="close" small />
        </button>
      )}
      <span className="vh" role="status">
        {text && count}
      </span>
    </div>
  )
}
