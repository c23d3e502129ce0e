import { useId } from 'react'
import type { ReactNode } from 'react'

/** A section of the inquiry's page. */
export function Panel({
  title,
  note,
  className,
  children,
}: {
  title: string
  note?: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={className ? `panel ${className}` : 'panel'} aria-labelledby={id}>
      <h2 id={id}>
        {title} {note && <small>{note}</small>}
      </h2>
      {children}
    </section>
  )
}
