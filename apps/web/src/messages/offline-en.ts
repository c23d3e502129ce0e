/** What is said without a connection: by the worker's own page and by the mark above the others. */
export const offline = {
  kept: 'Kept on this device',
  offline: 'You are offline',
  notSeen: 'This page has not been opened on this device yet, so it cannot be shown without a connection.',
  personal: 'Pages of your own are kept on no device, so this one cannot be shown without a connection.',
  typed: 'What you were typing is kept here, and stands there again as soon as the line is back.',
  cars: 'Cars to read now',
  pages: 'Other pages to read now',
  none: 'Nothing is kept here yet. Whatever you open with a connection can be read again without one.',
  note: 'Prices and availability are as of the time beside each page. With a connection you see those of today.',
  again: 'Try again',
  asOf: (when: string) => `As of ${when}`,
  mark: (when: string) => `You are offline. This page is as of ${when}.`,
  list: 'Kept pages',
}
export type Offline = typeof offline
