/** Stops a start with one sentence that names the reason and the remedy. Printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
