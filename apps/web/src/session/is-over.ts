import type { Shell } from '../layout/shell.ts'

/**
 * After a 401 of what does not go by the client of the calls, a file or a stream: whether the session is over, which the
 * reader is told. Where that cannot be found out it is not.
 */
export const isSessionOver = (shell: Shell): Promise<boolean> =>
  import('./user.ts').then(({ hasEnded }) => hasEnded(shell)).catch(() => false)
