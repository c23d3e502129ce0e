/** A start that must not go on, with one sentence that says why and what to do. Printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
