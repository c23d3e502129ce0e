import { isManager } from '../session/current-user.ts'
import { useLastUser } from '../session/use-last-user.ts'

/** The reader's side. It stays when the session ends, so that input is not lost. */
export const useSide = (): 'BUYER' | 'SELLER' => (isManager(useLastUser()) ? 'SELLER' : 'BUYER')
