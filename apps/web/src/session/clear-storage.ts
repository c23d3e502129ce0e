/** Storage keys with this prefix. */
export const localStorageKeys = (start: string): string[] => {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

/** Drafts and pending actions of this tab, deleted so that the next user does not see them. */
export const clearSessionStorage = (): void => {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is blocked.
  }
}
