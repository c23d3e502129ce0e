import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { httpError } from '../../platform/http/http-error.ts'

/**
 * argon2id as measured in decision 7: 19 MiB, two passes, 17 ms of a core. The hash contains its
 * parameters, so old ones are recognized. At most two run at once and fifty wait, so that many
 * sign-ins leave a core for searches.
 */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const BYTES = 32
const MAX_CONCURRENT = 2
const MAX_QUEUED = 50

const derive = promisify(argon2)

let running = 0
const queue: (() => void)[] = []

async function withConcurrencyLimit<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) {
    if (queue.length >= MAX_QUEUED)
      throw httpError('MINATO-5001', { message: 'Too many people are signing in. Please try again in a moment' })
    await new Promise<void>((resolve) => queue.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = queue.shift()
    // The slot passes to the next in the queue.
    if (next) next()
    else running--
  }
}

const computeHash = (
  password: string,
  salt: Buffer,
  memory: number,
  passes: number,
  parallelism: number,
): Promise<Buffer> =>
  withConcurrencyLimit(() =>
    derive('argon2id', { message: Buffer.from(password), nonce: salt, memory, passes, parallelism, tagLength: BYTES }),
  )

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** A password as stored: PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await computeHash(password, salt, MEMORY_KIB, PASSES, LANES)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${text(salt)}$${text(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/
// Compared for unknown people, to take the same time (threat A09).
const DUMMY_HASH = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${text(Buffer.alloc(16))}$${text(Buffer.alloc(BYTES))}`

/** Whether it is the password of that hash; without a hash the same work is done, and the answer is no. */
export async function isPasswordOf(hash: string | null | undefined, password: string): Promise<boolean> {
  const [, memory, passes, lanes, salt = '', storedHash = ''] = PHC.exec(hash ?? DUMMY_HASH) ?? []
  const computed = await computeHash(
    password,
    Buffer.from(salt, 'base64'),
    Number(memory),
    Number(passes),
    Number(lanes),
  )
  const expected = Buffer.from(storedHash, 'base64')
  return computed.length === expected.length && timingSafeEqual(computed, expected) && Boolean(hash)
}

/** Whether the hash was made with other parameters than ours of today. */
export const isHashOld = (hash: string): boolean =>
  !hash.startsWith(`$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$`)
