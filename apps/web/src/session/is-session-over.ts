import type { Shell } from '../api/shell.ts'

/**
 * After a 401 outside the API client (file or stream): whether the session has ended, which is announced. False
 * if unknown.
 */
export const isSessionOver = (shell: Shell): Promise<boolean> =>
  import('./user.ts').then(({ hasEnded }) => hasEnded(shell)).catch(() => false)
