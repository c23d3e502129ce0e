/** Runs in one tab at a time, where supported; otherwise idempotency keys prevent duplicates. */
export const withTabLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work()
