/** Offline texts: of the worker's page and of the banner. */
export const offline = {
  kept: 'Saved on this device',
  offline: 'You are offline',
  notSeen: 'You have not opened this page on this device yet, so it needs a connection.',
  personal: 'Personal pages are not saved on devices, so this one needs a connection.',
  typed: 'We kept what you were typing. It will be there again when you are back online.',
  cars: 'Cars you can view now',
  pages: 'Other pages you can view now',
  none: 'Nothing is saved here yet. Pages you open online can be viewed again offline.',
  note: 'Prices and availability are as of the time shown for each page. Go online to see current ones.',
  again: 'Try again',
  asOf: (when: string) => `As of ${when}`,
  mark: (when: string) => `You are offline. This page is as of ${when}.`,
  list: 'Saved pages',
}
export type Offline = typeof offline
