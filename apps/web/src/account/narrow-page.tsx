import type { ReactNode } from 'react'
import { useShell } from '../api/shell.ts'
import '../styles/forms.css'

/** A page with a title, a sentence and a form; not indexed by search engines. */
export function NarrowPage({ title, lede, children }: { title: string; lede?: ReactNode; children?: ReactNode }) {
  const { company } = useShell()
  return (
    <div className="wrap narrow">
      <title>{`${title} · ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {lede && <p className="lede">{lede}</p>}
      {children}
    </div>
  )
}
