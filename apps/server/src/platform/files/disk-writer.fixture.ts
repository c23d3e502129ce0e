import { setTimeout as delay } from 'node:timers/promises'
import { diskFiles } from './disk-files.ts'

// A writer that a test kills half-way: it reports the first half as sent and never sends the second.

async function* halfOf(): AsyncGenerator<Buffer> {
  yield Buffer.alloc(500_000, 'half')
  process.stdout.write('half\n')
  await delay(60_000)
}

await diskFiles(process.argv[2] ?? '').put('staging/papers/paper.pdf', halfOf())
