import { isNotFound, isRedirect } from '@tanstack/react-router'
import type { Shell } from './shell.ts'

/**
 * Runs what a page needs to be there. A failure is told to the server's log, and thrown on as words that may be read by
 * anybody: the router writes the message of an error into the page.
 */
export async function loading<T>(shell: Shell, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isRedirect(error) || isNotFound(error)) throw error
    shell.report(error)
    throw new Error('This page could not be loaded', { cause: error })
  }
}
