import type { FastifyBaseLogger } from 'fastify'

/**
 * Handles errors that no code caught (threat H06). An unhandled rejection is logged and the process
 * goes on: the work that waits for it has a time limit. An uncaught exception may leave anything
 * half done, so the process shuts down and its supervisor restarts it.
 */
export function handleUncaughtErrors(log: Pick<FastifyBaseLogger, 'error' | 'fatal'>, end: () => void): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception, shutting down')
    end()
  })
}
