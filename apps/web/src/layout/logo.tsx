import { useAddresses } from '../i18n/addresses.ts'
import { useShell } from '../api/shell.ts'

/** Logo and name as a link home. The shield is white on dark ground. */
export function Logo({ onInk = false }: { onInk?: boolean }) {
  const { company, messages: t } = useShell()
  const to = useAddresses()
  const [ground, line, baseline] = onInk ? ['#fff', '#0d3a4f', '#c93a1c'] : ['#0d3a4f', '#fff', '#e2573a']
  return (
    <a href={to.home} className="logo">
      <svg viewBox="0 0 48 46" aria-hidden="true">
        <path
          d="M9.5 3.6Q24 .6 38.5 3.6 47.4 5.6 46.6 14.4 44.4 30.4 30.4 42 24 47 17.6 42 3.6 30.4 1.4 14.4.6 5.6 9.5 3.6Z"
          fill={ground}
        />
        <path
          d="M10.3 6.3Q24 3.6 37.7 6.3 44.3 7.8 43.7 14.2 41.7 28.9 28.7 39.7 24 43.3 19.3 39.7 6.3 28.9 4.3 14.2 3.7 7.8 10.3 6.3Z"
          fill="none"
          stroke={line}
          strokeWidth="1.5"
        />
        <path d="M13.5 26.5V11.5h4.3L24 19.7l6.2-8.2h4.3v15h-4.4v-8.3L24 26.2l-6.1-8v8.3z" fill={line} />
        <path d="M17 30.5h14" stroke={baseline} strokeWidth="3.2" />
      </svg>
      <span>
        {company.name} <small>{t.tagline}</small>
      </span>
    </a>
  )
}
