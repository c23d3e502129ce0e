/** The names under which this device keeps something, of those that begin so. */
export const localStorageKeys = (start: string): string[] => {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

/** Drafts and wishes of this tab go with who had them: the next one at it must not find them. */
export const clearSessionStorage = (): void => {
  try {
    sessionStorage.clear()
  } catch {
    // What cannot be reached holds nothing.
  }
}
