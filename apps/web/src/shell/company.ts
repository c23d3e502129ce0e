/** The facts of the company that every page shows; a later issue reads them from the settings. */
export const company = {
  name: 'Minato',
  phone: '+81 45 000 0000',
  phoneAddress: 'tel:+81450000000',
  /** The messaging app and the number there. */
  messaging: { host: 'wa.me', number: '81450000000' },
  street: '2-14 Daikoku Pier, Tsurumi Ward',
  city: 'Yokohama, Japan',
  /** Office hours in Japan, from and to, by weekday (0 is Sunday); none: closed. */
  hours: { 1: [9, 18], 2: [9, 18], 3: [9, 18], 4: [9, 18], 5: [9, 18], 6: [9, 14] } as Partial<
    Record<number, readonly [number, number]>
  >,
} as const

/** An address that opens the messaging app, with a text already written where one is given. */
export const messageAddress = (text?: string): string =>
  `https://${company.messaging.host}/${company.messaging.number}${text ? `?text=${encodeURIComponent(text)}` : ''}`
