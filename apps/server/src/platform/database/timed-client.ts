import type { Socket } from 'node:net'
import pg from 'pg'

const NO_ANSWER = 'Query read timeout'

/**
 * A connection that closes when one of its queries gets no reply in time (`query_timeout`): the server may be gone
 * without notice, and later queries would wait for ever (goal G14).
 */
export class TimedClient extends pg.Client {
  override query = ((...queryArguments: Parameters<pg.Client['query']>) => {
    const result: unknown = super.query(...queryArguments)
    if (result instanceof Promise) result.catch((error: unknown) => this.endSilent(error))
    return result
  }) as pg.Client['query']

  private endSilent(error: unknown): void {
    if ((error as Error).message === NO_ANSWER) this.cut()
  }

  /** Ends it without a word. */
  cut(): void {
    ;(this as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
  }
}
