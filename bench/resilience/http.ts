import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

/** HTTP requests with a timeout and a known outcome. */

export const TENANT_HEADER = 'tenant-id'
export interface Reply {
  /** 0 without an answer. */
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  ms: number
  /** Reason for a missing answer. */
  fault?: string
}
export interface RequestOptions {
  method?: string
  path: string
  headers?: Record<string, string>
  /** An object is sent as JSON, bytes are sent unchanged. */
  body?: unknown
  timeoutMs?: number
  /** Uses a connection of its own. */
  isAlone?: boolean
}

const agent = new Agent({ keepAlive: true, maxSockets: 512, keepAliveMsecs: 1000 })

export function sendRequest(origin: string, options: RequestOptions): Promise<Reply> {
  const { method = 'GET', path, headers = {}, body, timeoutMs = 15_000, isAlone = false } = options
  const began = performance.now()
  const isRaw = Buffer.isBuffer(body)
  const bytes = body === undefined ? undefined : isRaw ? body : Buffer.from(JSON.stringify(body))
  return new Promise((resolve) => {
    const done = (reply: Omit<Reply, 'ms'>): void => {
      clearTimeout(timer)
      resolve({ ...reply, ms: performance.now() - began })
    }
    const sent = request(
      origin + path,
      {
        method,
        agent: isAlone ? new Agent({ keepAlive: false }) : agent,
        headers: {
          ...(bytes && { ...(!isRaw && { 'content-type': 'application/json' }), 'content-length': bytes.length }),
          ...headers,
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() }),
        )
        answer.on('error', (error) => done({ status: 0, headers: {}, text: '', fault: error.message }))
      },
    )
    const timer = setTimeout(() => sent.destroy(new Error('no answer in time')), timeoutMs)
    sent.on('error', (error) =>
      done({ status: 0, headers: {}, text: '', fault: (error as { code?: string }).code ?? error.message }),
    )
    sent.end(bytes)
  })
}

export const keyed = (headers: Record<string, string>, key: string = randomUUID()): Record<string, string> => ({
  ...headers,
  'idempotency-key': key,
})

/** Headers and body of a file sent as form data. */
export function formOf(bytes: Buffer, type: string): { headers: Record<string, string>; body: Buffer } {
  const edge = randomUUID()
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.${type.split('/')[1]}"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  }
}

export const parsed = <T>({ text }: Reply): T => JSON.parse(text) as T

/** Returns the quantile of the values; NaN for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
