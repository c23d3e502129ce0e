import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { Criteria, OrderAndPage } from '@minato/contract/search'
import { slugOf, vehicleAddress } from '@minato/contract/addresses'
import { foldEmail } from '@minato/contract/people'
import { chassisKey, queryWords } from '@minato/domain/search-text'
import { parse as parseQuery } from 'node:querystring'
import { partAsked } from '../../apps/server/src/modules/documents/ranges.ts'
import { cleanFileName } from '../../apps/server/src/modules/documents/file-names.ts'
import { canonicalCriteria, readCriteria } from '../../apps/server/src/modules/users/account/canonical-criteria.ts'
import { returnRouteOf } from '../../apps/server/src/modules/users/sign-in/return-route.ts'
import { readAll } from '../../apps/server/src/modules/vehicles/import/fixtures/read-all.ts'
import { AUCTION, EXPORTER, FRENCH_DEALER } from '../../apps/server/src/modules/vehicles/import/fixtures/lists.ts'
import { ImportRefused } from '../../apps/server/src/modules/vehicles/import/refused.ts'
import { sessionIdOf } from '../../apps/server/src/platform/csrf.ts'
import { networkOf } from '../../apps/server/src/platform/limits.ts'
import { readHeader, sniff } from '../../apps/server/src/platform/pictures/sniff.ts'
import { readableUrl } from '../../apps/server/src/platform/readable-url.ts'
import type { TestGoal } from './goals.ts'
import { none, told } from './run.ts'
import type { Driver } from './run.ts'
import { runTests } from './tests.ts'

/** G29: whatever reads what strangers send, on damaged and hostile input; none may throw what is not its own refusal, or take long. */

interface Parser {
  name: string
  /** Of a thousand executions so many: what takes a millisecond comes less often than what takes a microsecond. */
  share: number
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
    share: 200,
    seeds: QUERIES,
    read: (text) => [Criteria.safeParse({ ...parseQuery(text) }), OrderAndPage.safeParse({ ...parseQuery(text) })],
  },
  {
    name: 'saved searches',
    share: 100,
    seeds: QUERIES,
    read: (text) => readCriteria(text) && canonicalCriteria(text),
  },
  {
    name: 'words of a search',
    share: 150,
    seeds: ['REF 10482', 'toyota corola fielder', 'NZE161-3012345', 'éàü 中古車 １２３'],
    read: (text) => [queryWords(text), chassisKey(text), foldEmail(text)],
  },
  {
    name: 'addresses and slugs',
    share: 150,
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
    share: 150,
    seeds: [JPEG, PNG, 'GIF89a\x01\0\x01\0', '%PDF-1.7\n1 0 obj'],
    read: (text) => {
      const bytes = bytesOf(text)
      return [sniff(bytes), readHeader(bytes, 'jpeg'), readHeader(bytes, 'png')]
    },
  },
  {
    name: 'ranges',
    share: 100,
    seeds: ['bytes=0-99', 'bytes=-500', 'bytes=100-', 'bytes=0-0,5-9', 'bytes=99999999999999999999-'],
    read: (text) => partAsked(10_000, 'x', { range: text, ifRange: undefined }),
  },
  {
    name: 'cookies, networks, names of files',
    share: 145,
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
    share: 1,
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
const SLOW_MS = 100

/** Small and the same again by its seed (Marsaglia's xorshift). */
function randomOf(seed: number): (below: number) => number {
  let state = seed | 0 || 1
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

function damaged(seed: string, random: (below: number) => number): string {
  let text = seed
  for (let n = random(4); n >= 0; n--) {
    const at = random(text.length + 1)
    const how = random(5)
    if (how === 0) text = text.slice(0, at) + String.fromCharCode(random(256)) + text.slice(at + 1)
    else if (how === 1) text = text.slice(0, at) + (TOKENS[random(TOKENS.length)] ?? '') + text.slice(at)
    else if (how === 2) text = text.slice(0, at) + text.slice(at + 1 + random(20))
    else if (how === 3) text = text.slice(0, at) + text.slice(Math.max(0, at - random(60)), at) + text.slice(at)
    else text = String.fromCharCode(...Array.from({ length: random(24) }, () => random(0x250))) + text.slice(at)
  }
  return text
}

const PARSER_TESTS: TestGoal = {
  id: 'G29',
  what: 'tests of parsers',
  limit: '',
  kind: 'test',
  files: [
    'apps/server/src/modules/vehicles/import/read-fuzz.test.ts',
    'apps/server/src/modules/vehicles/import/file/csv.test.ts',
    'apps/server/src/platform/pictures/sniff.test.ts',
    'apps/server/src/platform/readable-url.test.ts',
    'apps/server/src/modules/documents/strip.test.ts',
    'apps/server/src/platform/files/disk-files.test.ts',
    'packages/domain/src/search-text.test.ts',
  ],
  atLeast: 10,
  // The import's own reader, twenty times as much damage as in the suite.
  full: { FUZZ: '20' },
}

export const parsers: Driver = async (run) => {
  const executions = run.isFull ? 10_000_000 : 100_000
  const seed = Number(process.env['HOLD_SEED'] ?? Date.now() % 1e9)
  const random = randomOf(seed)
  const slots = PARSERS.flatMap((parser) => Array<Parser>(parser.share).fill(parser))
  let [faults, slow, slowestMs] = [0, 0, 0]
  const took = async ({ read }: Parser, text: string, clock: () => number): Promise<number> => {
    const began = clock()
    const made = read(text)
    if (made instanceof Promise) await made
    return clock() - began
  }
  const cpuMs = (): number => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  for (let n = 0; n < executions; n++) {
    const parser = slots[random(slots.length)] as Parser
    const text = damaged(parser.seeds[random(parser.seeds.length)] ?? '', random)
    try {
      let ms = await took(parser, text, () => performance.now())
      // Again, by its own time: that others had the machine meanwhile, or that something was tidied up, says nothing of it.
      for (let again = 0; ms > SLOW_MS && again < 3; again++) ms = Math.min(ms, await took(parser, text, cpuMs))
      slowestMs = Math.max(slowestMs, ms)
      if (ms > SLOW_MS && slow++ < 5)
        run.say(`${parser.name}: ${Math.round(ms)} ms for ${JSON.stringify(text).slice(0, 300)}`)
    } catch (error) {
      if (faults++ < 5) run.say(`${parser.name}: ${String(error)} at ${JSON.stringify(text).slice(0, 300)}`)
    }
    if (n && n % 1_000_000 === 0) run.say(`${n / 1_000_000} million`)
  }
  const held = await runTests(PARSER_TESTS, run.isFull, run.say)
  return {
    size: `${executions.toLocaleString('en')} executions of ${PARSERS.length} kinds (HOLD_SEED=${seed}), and ${held.size}`,
    figures: [none('thrown', faults), none('over 100 ms', slow), told('slowest', slowestMs, 'ms'), ...held.figures],
  }
}
