import { openEmbedded } from '../platform/database/embedded/embedded.ts'

// Opens the database of a folder in its own process and holds it until SIGTERM or the end of the test's pipe; prints the result as
// one JSON line.
const [folder = '', address = ''] = process.argv.slice(2)
const quiet = { info: () => {}, warn: () => {}, error: () => {} }

try {
  const database = await openEmbedded(folder, quiet)
  if (address) await database.announce(address)
  console.log(JSON.stringify({ url: database.url, postmasterPid: database.postmasterPid }))
  await new Promise((resolve) => {
    process.once('SIGTERM', resolve)
    process.stdin.once('end', resolve).resume()
  })
  process.stdin.destroy()
  await database.stop()
} catch (error) {
  console.log(
    JSON.stringify({
      refused: error instanceof Error ? error.message : String(error),
      name: error instanceof Error ? error.name : '',
    }),
  )
  process.exitCode = 1
}
