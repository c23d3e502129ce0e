import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** For `node --import`, in a process that was spawned with an 'ipc' channel: it ends when its parent was killed. */
export const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'end-with-parent.mjs')).href

/** Starts a program of the project on this same Node, with this terminal, in the project's folder. */
export function startNode(args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
}

/** Waits for a program's end; its exit code, 1 when a signal ended it or it could not start. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}
