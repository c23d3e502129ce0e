/** One tab at a time, where the browser can tell them apart; the keys of the calls keep it to once where it cannot. */
export const withTabLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work()
