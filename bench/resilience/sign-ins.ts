import { setTimeout as sleep } from 'node:timers/promises'
import { signInOverHttp } from '../sign-in-over-http.ts'
import { sendRequest, quantile } from './http.ts'
import { startProduct, stockFolder } from './product.ts'
import { atMost, zero, info } from './run.ts'
import type { Driver } from './run.ts'

const RATE = 200
const BUYER = 'buyer@minato.example'

/**
 * G04: more sign-ins are started than passwords can be verified; the shop's visitors are not
 * affected.
 */
export const signInStorm: Driver = async (run) => {
  const seconds = run.isFull ? 60 : 8
  const product = await startProduct({ env: { MINATO_DATA: await stockFolder(run.say) } })
  const search = async (): Promise<number[]> => {
    const times: number[] = []
    for (const until = performance.now() + seconds * 1000; performance.now() < until; await sleep(25)) {
      const path = `/api/vehicle/public/car?limit=20&priceEnd=${3000 + Math.floor(Math.random() * 9000)}`
      times.push((await sendRequest(product.origin, { path, headers: { 'tenant-id': 'staging' } })).ms)
    }
    return times
  }
  await search()
  const quiet = quantile(await search(), 0.99)
  const outcomes = new Map<string, number>()
  const begun: Promise<void>[] = []
  const note = (name: string): void => void outcomes.set(name, (outcomes.get(name) ?? 0) + 1)
  const under = search()
  for (let n = 0; n < RATE * seconds; n++) {
    begun.push(
      signInOverHttp(product.origin, BUYER).then(
        () => note('signed in'),
        (error: Error) => note(error.message),
      ),
    )
    await sleep(1000 / RATE)
  }
  const p99 = quantile(await under, 0.99)
  await Promise.all(begun)
  run.say([...outcomes].map(([name, times]) => `${name}: ${times}`).join(', '))
  const strange = [...outcomes].filter(([name]) => /sign-in: (?!429|503)|fetch failed|not signed in/.test(name))
  await product.end('SIGTERM')
  return {
    size: `${RATE} a second offered for ${seconds} s`,
    figures: [
      atMost('signed in a second', (outcomes.get('signed in') ?? 0) / seconds, 30),
      atMost('search p99 meanwhile', p99, 250, 'ms'),
      zero(
        'neither in nor 429 nor 503',
        strange.reduce((sum, [, times]) => sum + times, 0),
      ),
      info('search p99 before', quiet, 'ms'),
    ],
  }
}
