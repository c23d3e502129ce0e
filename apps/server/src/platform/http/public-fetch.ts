import { lookup as resolveHost } from 'node:dns/promises'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Fetches files from addresses that people type, without reaching into the server's own network (threat I05). */

export type FetchProblem = 'address' | 'unreachable' | 'too-heavy'

export class PublicFetchError extends Error {
  override name = 'PublicFetchError'
  readonly problem: FetchProblem
  constructor(problem: FetchProblem, cause?: unknown) {
    super(`fetch refused: ${problem}`, { cause })
    this.problem = problem
  }
}

export interface FetchOptions {
  maxBytes: number
  timeoutMs: number
  /** For tests: which resolved addresses may be reached, and whose certificates are trusted. */
  isAllowed?: (address: string) => boolean
  ca?: string
}

/** True for unicast addresses of the public internet; IPv4 addresses inside IPv6 count as IPv4. */
export const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast'

/**
 * Fetches a file by `https:` and answers its bytes. Every resolved address must be public, the connection uses the address
 * that was checked, and redirects are not followed.
 * @throws PublicFetchError
 */
export async function fetchPublicFile(url: string, options: FetchOptions): Promise<Buffer> {
  const { maxBytes, timeoutMs, isAllowed = isPublicAddress, ca } = options
  const target = URL.parse(url)
  if (target?.protocol !== 'https:' || target.username || target.password) throw new PublicFetchError('address')
  const address = await allowedAddress(target.hostname, isAllowed)
  const lookup: LookupFunction = (_host, { all }, callback) => {
    const family = ipaddr.parse(address).kind() === 'ipv6' ? 6 : 4
    if (all) callback(null, [{ address, family }])
    else callback(null, address, family)
  }
  return new Promise((resolve, reject) => {
    const fail = (problem: FetchProblem, cause?: unknown): void => {
      outgoing.destroy()
      reject(new PublicFetchError(problem, cause))
    }
    const outgoing = request(
      target,
      { lookup, agent: false, signal: AbortSignal.timeout(timeoutMs), ...(ca && { ca }) },
      (response) => {
        if (response.statusCode !== 200) return fail('unreachable')
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > maxBytes) return fail('too-heavy')
          chunks.push(chunk)
        })
        response.on('end', () => resolve(Buffer.concat(chunks)))
        response.on('error', (error) => fail('unreachable', error))
      },
    )
    outgoing.on('error', (error) => fail('unreachable', error))
    outgoing.end()
  })
}

/** One address of the host, after all of them were checked. */
async function allowedAddress(hostname: string, isAllowed: (address: string) => boolean): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const addresses = ipaddr.isValid(literal)
    ? [literal]
    : await resolveHost(hostname, { all: true }).then(
        (found) => found.map(({ address }) => address),
        (error: unknown) => {
          throw new PublicFetchError('unreachable', error)
        },
      )
  const [first] = addresses
  if (first === undefined || !addresses.every(isAllowed)) throw new PublicFetchError('address')
  return first
}
