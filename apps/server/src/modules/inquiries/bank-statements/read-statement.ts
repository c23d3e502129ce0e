import { ImportRefused, readText } from '../../vehicles/import/file/service.ts'
import { readCamt } from './read-camt.ts'
import { readCsv } from './read-csv.ts'
import { readMt940 } from './read-mt940.ts'
import { StatementRefused } from './statement.ts'
import type { ReadStatement } from './statement.ts'

const CHUNK = 256 * 1024

/** Reads a statement in the format that its first bytes show. @throws StatementRefused and nothing else for a bad file */
export async function readStatement(bytes: Uint8Array, currency: string): Promise<ReadStatement> {
  try {
    const head = Buffer.from(bytes.subarray(0, 600)).toString('latin1').replaceAll('\0', '')
    if (/^[^\p{L}\p{N}<]{0,4}\s*<[?\p{L}]/u.test(head)) return readCamt(decoded(bytes, head))
    if (/^[^!-~]*(?:\{1:|:20:)/.test(head)) return readMt940(await readText(bytes))
    return await readCsv(bytes, currency)
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    const { code } = error
    throw new StatementRefused(code === 'empty-file' ? 'empty' : code === 'no-columns' ? 'columns' : 'unknown')
  }
}

/** XML declares its own encoding. */
function* decoded(bytes: Uint8Array, head: string): Generator<string> {
  const label =
    bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : /encoding=["']([\w-]+)/.exec(head)?.[1]
  let decoder: InstanceType<typeof TextDecoder>
  try {
    decoder = new TextDecoder(label ?? 'utf-8', { fatal: true })
  } catch {
    throw new StatementRefused('unknown')
  }
  for (let at = 0; at < bytes.length; at += CHUNK) {
    try {
      yield decoder.decode(bytes.subarray(at, at + CHUNK), { stream: at + CHUNK < bytes.length })
    } catch {
      throw new StatementRefused('broken')
    }
  }
}
