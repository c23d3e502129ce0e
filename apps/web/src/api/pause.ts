/** Waits, but not for a line that has come back, nor for what is over. */
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
