import { createRequire } from 'node:module'

/** qpdf compiled to WebAssembly; only what a check needs. */
interface Qpdf {
  FS: { writeFile(path: string, bytes: Uint8Array): void }
  /** Returns the exit code. */
  callMain(given: string[]): number
}
type Make = (options: { locateFile: () => string }) => Promise<Qpdf>

const PROGRAM = '@neslinesli93/qpdf-wasm'
const { resolve } = createRequire(import.meta.url)
const said: string[] = []
const qpdf = await made()

/** The complaints of `qpdf --check`; '' if there are none. */
export function qpdfCheck(bytes: Buffer): string {
  said.length = 0
  qpdf.FS.writeFile('/paper.pdf', bytes)
  const code = qpdf.callMain(['--check', '/paper.pdf'])
  return code === 0 ? '' : `${code} ${said.join('\n')}`
}

/** It writes to the console that exists at its creation. */
async function made(): Promise<Qpdf> {
  const program = resolve(PROGRAM)
  const { default: make } = (await import(program)) as { default: Make }
  const { log, error } = console
  console.log = console.error = (line: string) => void said.push(line)
  try {
    const making = make({ locateFile: () => program.replace(/\.js$/, '.wasm') })
    return await making
  } finally {
    Object.assign(console, { log, error })
  }
}
