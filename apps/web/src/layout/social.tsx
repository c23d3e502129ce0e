import { useShell } from '../api/shell.ts'

const SIGNS = {
  facebook: ['Facebook', 'M14 21v-8h3l.5-3.5H14V8q0-2.5 2-2.5h1.5V3Q10 1.5 10 7.5v2H7V13h3v8z'],
  instagram: ['Instagram', 'M4 4h16v16H4zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM16.5 7.5h.1'],
  youtube: ['YouTube', 'M2.5 6h19v12h-19zM10 9.5v5l4.5-2.5z'],
} as const

/** The dealer's three social networks (STF-06). */
export function Social() {
  const { social } = useShell().company
  return (
    <span className="social">
      {social &&
        Object.entries(SIGNS).map(([network, [name, path]]) => {
          const address = social[network as keyof typeof SIGNS]
          return (
            address && (
              <a key={network} href={address} aria-label={name} rel="noreferrer">
                <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={path} />
                </svg>
              </a>
            )
          )
        })}
    </span>
  )
}
