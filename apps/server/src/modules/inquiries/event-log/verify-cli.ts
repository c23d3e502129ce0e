import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { StartupError } from '../../../platform/process/startup-error.ts'
import { attachedRecord } from './pdf-attachment.ts'
import { verifyRecord } from './verify.ts'
import type { Fault } from './verify.ts'

const USAGE = `Usage: npm run verify-deal -- FILE [--key KEY]
  Checks the signed record of a deal (the JSON file, or the PDF that carries it), and names the event that was altered, dropped, reordered or back-dated.
  --key KEY   the server's own key, as GET /api/main/deal-record-key says it`

const WORDS: Record<Fault['what'], string> = {
  'not a record': 'This file is no record of a deal',
  signature: 'The signature does not fit: its head, its list of events or what they come to was changed',
  'another key': 'It was signed by another key than the one given',
  altered: 'was altered',
  dropped: 'is missing',
  added: 'was put in',
  reordered: 'was moved to another position',
  'back-dated': 'was back-dated',
  'content altered': 'has another text than it had',
  state: 'What the events come to is not what the record says',
}

async function main(): Promise<void> {
  const { values, positionals } = read()
  const [file] = positionals
  if (values.help || !file) throw new StartupError(USAGE)
  const bytes = await readFile(file).catch((error: Error) => {
    throw new StartupError(`The file cannot be read: ${error.message}`)
  })
  const attached = attachedRecord(bytes)
  const faults = verifyRecord(parsed(attached ?? bytes.toString('utf8')), values.key)
  for (const { what, seq } of faults) process.stdout.write(`${seq === null ? '' : `Event ${seq} `}${WORDS[what]}.\n`)
  if (!faults.length)
    process.stdout.write(
      values.key
        ? 'Genuine and whole.\n'
        : 'Whole, and signed by the key that it names; give --key to know whose key that is.\n',
    )
  if (attached !== null) process.stdout.write('This is the file attached to the PDF; its pages are not signed.\n')
  process.exitCode = faults.length ? 1 : 0
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { key: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
    })
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n${USAGE}`)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartupError ? `${error.message}\n` : `${String((error as Error).stack ?? error)}\n`,
  )
  process.exitCode = 1
})
