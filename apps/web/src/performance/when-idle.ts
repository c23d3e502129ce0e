/** Maximum delay after the load event, in ms. */
const LATEST_MS = 5000
/** Delay without requestIdleCallback. */
const REST_MS = 1500

/** Runs when the page is idle, after 5 s at the latest. */
export const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: LATEST_MS }) : setTimeout(then, REST_MS)
