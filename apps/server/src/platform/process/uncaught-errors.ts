import type { FastifyBaseLogger } from 'fastify'

/**
 * What no code was there to catch (threat H06). A rejection that nobody waited for is told, and the process lives: whatever
 * waits for that work has a time limit of its own. An exception that nobody caught may have left anything half done: the process
 * ends in order, and whoever keeps it running begins it anew.
 */
export function handleUncaughtErrors(log: Pick<FastifyBaseLogger, 'error' | 'fatal'>, end: () => void): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejection that nobody waited for'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an exception that nobody caught')
    end()
  })
}
