const PATHS = {
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l4 2',
  up: 'M12 21V8m-5 5 5-5 5 5M4 3h16',
  down: 'M12 3v12m-5-5 5 5 5-5M4 21h16',
  paper: 'M6 3h9l4 4v14H6zM14 3v5h5',
  clip: 'M9 15l6-6M11 6l2-2a4 4 0 0 1 6 6l-2 2M13 18l-2 2a4 4 0 0 1-6-6l2-2',
  check: 'M4 12.5 10 18 20 6',
  ship: 'M3 14h18l-3 6H6zM6 14V8h12v6M12 8V3',
} as const

/** A line icon beside a label. */
export const Mark = ({ name, large = false }: { name: keyof typeof PATHS; large?: boolean }) => (
  <svg className={large ? 'ico l' : 'ico'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
