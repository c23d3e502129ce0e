/** Runs a step of a script. An error prints its message without a stack and sets exit code 1. */
export async function endOnFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
