import { parentPort } from 'node:worker_threads'
import type { PaperFacts } from '../facts.ts'
import { paperOf } from './paper.ts'

// A thread that draws papers, so that no page waits for one: facts in, bytes or what went wrong out, one at a time.

export type Drawn = { bytes: Uint8Array } | { fault: string }

const answer = (drawn: Drawn, moved: ArrayBuffer[] = []): void => parentPort?.postMessage(drawn, moved)

parentPort?.on('message', async (facts: PaperFacts) => {
  try {
    const bytes = new Uint8Array(await paperOf(facts))
    answer({ bytes }, [bytes.buffer])
  } catch (error) {
    answer({ fault: String((error as Error).stack ?? error) })
  }
})
