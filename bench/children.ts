import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/** Request and response over a child process's IPC channel, one request at a time. */
export interface Child {
  pid: number
  ask<T>(name: string, argument?: unknown): Promise<T>
  stop(): Promise<void>
}

interface Question {
  id: number
  name: string
  argument: unknown
}
interface Answer {
  id: number
  value?: unknown
  error?: string
}

const running = new Set<ChildProcess>()
const STOP_MS = 10_000

/**
 * Starts `bench/{file}` on this Node and waits for its first answer. Its stdout is discarded, its
 * stderr shown.
 */
export async function startChild(
  file: string,
  env: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
): Promise<Child> {
  const child = spawn(process.execPath, [...nodeOptions, resolve(import.meta.dirname, file)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  running.add(child)
  const open = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0
  child.on('message', ({ id, value, error }: Answer) => {
    const waiting = open.get(id)
    open.delete(id)
    if (error === undefined) waiting?.resolve(value)
    else waiting?.reject(new Error(`${file}: ${error}`))
  })
  child.on('exit', (code, signal) => {
    running.delete(child)
    for (const waiting of open.values()) waiting.reject(new Error(`${file} ended (${signal ?? code})`))
  })
  const ask = <T>(name: string, argument?: unknown): Promise<T> => {
    const waiting = Promise.withResolvers<unknown>()
    open.set(++lastId, waiting)
    child.send({ id: lastId, name, argument } satisfies Question)
    return waiting.promise as Promise<T>
  }
  return {
    pid: child.pid ?? 0,
    ask,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.disconnect()
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await gone
      clearTimeout(timer)
    },
  }
}

/** Child side: one handler per request. `close` runs when the parent disconnects or exits. */
export function answerParent(
  handlers: Record<string, (argument: never) => unknown>,
  close: () => Promise<unknown> = async () => {},
): void {
  process.on('message', ({ id, name, argument }: Question) => {
    void (async () => {
      const answer: Answer = { id }
      try {
        answer.value = await handlers[name]?.(argument as never)
      } catch (error) {
        answer.error = String((error as Error).stack ?? error)
      }
      process.send?.(answer)
    })()
  })
  process.once('disconnect', () => void close().finally(() => process.exit(0)))
  // SIGINT reaches the whole process group; the parent stops its children itself.
  process.on('SIGINT', () => {})
}

/** Kills all running children before the parent exits. */
export function killChildren(): void {
  for (const child of running) child.kill('SIGKILL')
}
