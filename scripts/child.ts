import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * For `node --import`, in a process spawned with an 'ipc' channel: the process ends when its parent
 * is killed.
 */
export const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'end-with-parent.mjs')).href

/** Starts a program of the project on the same Node and terminal, in the project folder. */
export function startNode(args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
}

/** Waits for the program's exit code; 1 if a signal ended it or it could not start. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}
