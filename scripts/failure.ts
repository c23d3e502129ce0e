/** Runs a step of a script; a failure is said in its own words, without a stack, and ends the process with 1. */
export async function endOnFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
