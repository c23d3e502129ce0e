import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { Criteria, OrderAndPage } from '@minato/contract/search'
import { slugOf, vehicleAddress } from '@minato/contract/addresses'
import { foldEmail } from '@minato/contract/people'
import { chassisKey, queryWords } from '@minato/domain/search-text'
import fc from 'fast-check'
import { parse as parseQuery } from 'node:querystring'
import { expect, test } from 'vitest'
import { parseRange } from '../../apps/server/src/modules/documents/byte-range.ts'
import { cleanFileName } from '../../apps/server/src/modules/documents/file-names.ts'
import { canonicalCriteria, readCriteria } from '../../apps/server/src/modules/users/account/canonical-criteria.ts'
import { returnRouteOf } from '../../apps/server/src/modules/users/sign-in/return-route.ts'
import { readAll } from '../../apps/server/src/modules/vehicles/import/fixtures/read-all.ts'
import { AUCTION, EXPORTER, FRENCH_DEALER } from '../../apps/server/src/modules/vehicles/import/fixtures/lists.ts'
import { ImportRefused } from '../../apps/server/src/modules/vehicles/import/import-refused.ts'
import { sessionIdOf } from '../../apps/server/src/platform/auth/csrf.ts'
import { networkOf } from '../../apps/server/src/platform/rate-limit/caller-key.ts'
import { readHeader, sniff } from '../../apps/server/src/platform/images/sniff-format.ts'
import { readableUrl } from '../../apps/server/src/platform/http/readable-url.ts'

/**
 * G29: parsers of untrusted input throw only their own errors on damaged and hostile input, and
 * none is slow.
 */

interface Parser {
  name: string
  /** Executions of a short run; `FUZZ` multiplies them. */
  runs: number
  seeds: readonly string[]
  read(text: string): unknown
}

const cookies = Fastify()
await cookies.register(cookie)
const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1')
const JPEG =
  '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc2\0\x11\x08\0\x64\0\x64\x03\x01\x22\0\xff\xda\0\x0c\x03'
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x64\0\0\0\x64\x08\x02\0\0\0\0\0\0\0\0\0\0\x08acTL\0\0\0\x02'
const QUERIES = [
  'brand=toyota&priceStart=1000&priceEnd=9000&order.field=PRICE&order.direction=ASC&limit=20&page=3',
  'queryText=corolla%20fielder&color=RED&color=SILVER&yearStart=2003&yearEnd=2010&mileageEnd=90000',
  'bodyType=SUV&fuelType=DIESEL&transmission=AT&steering=RIGHT&country=KE&engineSizeStart=1500',
]

const PARSERS: readonly Parser[] = [
  {
    name: 'filters',
    runs: 4000,
    seeds: QUERIES,
    read: (text) => [Criteria.safeParse({ ...parseQuery(text) }), OrderAndPage.safeParse({ ...parseQuery(text) })],
  },
  {
    name: 'saved searches',
    runs: 2000,
    seeds: QUERIES,
    read: (text) => readCriteria(text) && canonicalCriteria(text),
  },
  {
    name: 'words of a search',
    runs: 3000,
    seeds: ['REF 10482', 'toyota corola fielder', 'NZE161-3012345', 'éàü 中古車 １２３'],
    read: (text) => [queryWords(text), chassisKey(text), foldEmail(text)],
  },
  {
    name: 'addresses and slugs',
    runs: 3000,
    seeds: [
      '/used-cars/toyota/corolla-fielder/10482?a=%',
      '/fr/%E0%A4%A',
      '//evil.example/..;/',
      '/auth/x?return=/fr/y#z',
    ],
    read: (text) => [
      readableUrl({ url: text }),
      returnRouteOf(text),
      slugOf(text),
      vehicleAddress(text.toWellFormed(), text.toWellFormed(), '1'),
    ],
  },
  {
    name: 'first bytes of a file',
    runs: 3000,
    seeds: [JPEG, PNG, 'GIF89a\x01\0\x01\0', '%PDF-1.7\n1 0 obj'],
    read: (text) => {
      const bytes = bytesOf(text)
      return [sniff(bytes), readHeader(bytes, 'jpeg'), readHeader(bytes, 'png')]
    },
  },
  {
    name: 'ranges',
    runs: 2000,
    seeds: ['bytes=0-99', 'bytes=-500', 'bytes=100-', 'bytes=0-0,5-9', 'bytes=99999999999999999999-'],
    read: (text) => parseRange(10_000, 'x', { range: text, ifRange: undefined }),
  },
  {
    name: 'cookies, networks, names of files',
    runs: 2900,
    seeds: [
      `__Host-sid=${'a'.repeat(43)}; XSRF-TOKEN=x.y; a="b%20c"`,
      '2001:db8::1%eth0',
      '::ffff:192.0.2.7',
      'invoice (1).pdf',
      '../../etc/passwd\0.jpg',
    ],
    read: (text) => [
      sessionIdOf({ cookies: cookies.parseCookie(text) } as never),
      networkOf(text),
      cleanFileName(text, 'application/pdf'),
    ],
  },
  {
    name: 'lists of cars',
    runs: 30,
    seeds: [EXPORTER, FRENCH_DEALER, AUCTION].map((text) => Buffer.from(text).subarray(0, 1500).toString('latin1')),
    read: async (text) => {
      try {
        return await readAll(bytesOf(text))
      } catch (error) {
        if (error instanceof ImportRefused) return undefined
        throw error
      }
    },
  },
]
const TOKENS = [
  '%',
  '%00',
  '%E0%A4',
  '\0',
  '\r\n',
  '"',
  "'",
  ';',
  ',',
  '=',
  '&',
  '[]',
  '__proto__',
  '-1',
  '9e99',
  'NaN',
  '𝒳',
  '\ud800',
  ' '.repeat(50),
  'a'.repeat(300),
  '((((((((((',
  '../',
  '\xff\xd8',
  '\xff\xff',
  '\0\0\0\0',
]

/**
 * A seed with up to four pieces overwritten, inserted, repeated or cut off; fast-check shrinks
 * failures.
 */
const damaged = (seeds: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...seeds),
      fc.array(
        fc.record({
          at: fc.double({ min: 0, max: 1, noNaN: true }),
          piece: fc.oneof(
            fc.constantFrom(...TOKENS),
            fc.string({ unit: 'binary', maxLength: 24 }),
            fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
          ),
          cut: fc.nat(60),
          isRepeated: fc.boolean(),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(([seed, damages]) =>
      damages.reduce((text, { at, piece, cut, isRepeated }) => {
        const place = Math.floor(at * text.length)
        const inserted = isRepeated ? text.slice(Math.max(0, place - cut), place) : piece
        return text.slice(0, place) + inserted + text.slice(isRepeated ? place : place + cut)
      }, seed),
    )

const SLOW_MS = 100
const times = Number(process.env['FUZZ'] ?? 1)
const cpuMs = (): number => process.threadCpuUsage().user / 1000

test.each(PARSERS)(
  '[G29] $name: rejects or parses damaged input within 100 ms, without a throw',
  { timeout: 60_000 * times },
  async ({ seeds, runs, read }) => {
    await fc.assert(
      fc.asyncProperty(damaged(seeds), async (text) => {
        // CPU time, the minimum of three runs: other processes and the garbage collector must not
        // count.
        let ms = Infinity
        for (let n = 0; n < 3 && ms > SLOW_MS; n++) {
          const began = cpuMs()
          await read(text)
          ms = cpuMs() - began
        }
        expect(ms).toBeLessThanOrEqual(SLOW_MS)
      }),
      { numRuns: runs * times },
    )
  },
)
