import { isManager, useUser } from '../shell/user.ts'

/** On which side of a deal the reader stands; managers stand on the dealer's. */
export const useSide = (): 'BUYER' | 'SELLER' => (isManager(useUser()) ? 'SELLER' : 'BUYER')
