/** Waits; ends early when the connection returns or the signal aborts. */
export const pause = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, time)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
