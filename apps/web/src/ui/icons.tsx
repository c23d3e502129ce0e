const PATHS = {
  phone: 'M6 3h4l1.5 5-2.5 1.8a12 12 0 0 0 5.2 5.2L16 12.5l5 1.5v4a3 3 0 0 1-3.3 3A16 16 0 0 1 3 6.3 3 3 0 0 1 6 3z',
  message: 'M4 4h16v12H10l-6 5z',
  lens: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13zM15.5 15.5 21 21',
  close: 'M5 5l14 14M19 5 5 19',
  filters: 'M3 6h18M6 12h12M10 18h4',
  save: 'M6 3h12v18l-6-5-6 5z',
  menu: 'M3 6h18M3 12h18M3 18h18',
  previous: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  warning: 'M12 3 22 21H2zM12 10v5M12 18v.1',
} as const

/** A line icon, with a label beside it or as the button's name. */
export const Icon = ({ name, small = false }: { name: keyof typeof PATHS; small?: boolean }) => (
  <svg className={small ? 'ico s' : 'ico'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
