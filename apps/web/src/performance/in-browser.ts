import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while what it wrote is taken over, true after that: what a page does without until scripts run. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
