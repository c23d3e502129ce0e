/** The names under which this device keeps something, of those that begin so. */
export const keysFrom = (start: string): string[] => {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}
