import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type Opened = { url?: string; postmasterPid: number; refused?: string; name?: string }

/** Opens a folder's database in another process, as another user if ids are given; returns its reply and the process. */
export async function openElsewhere(
  folder: string,
  options: { address?: string; ids?: { uid: number; gid: number } } = {},
): Promise<{ child: ChildProcess; opened: Opened }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'open-database-process.ts'), folder, options.address ?? ''],
    {
      cwd: '/',
      stdio: ['pipe', 'pipe', 'inherit'],
      ...options.ids,
    },
  )
  for await (const line of createInterface({ input: child.stdout }))
    return { child, opened: JSON.parse(line) as Opened }
  throw new Error('the other process said nothing')
}

/** Stops a process and waits for its exit. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}
