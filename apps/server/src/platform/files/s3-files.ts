import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { HttpError, httpError } from '../http/http-error.ts'
import { StartupError } from '../process/startup-error.ts'
import { diskFiles } from './disk-files.ts'
import { checkKey, checkPrefix, isKey, rangeWithin } from './file-store.ts'
import type { ByteRange, FileStat, FileStore, StoredFile } from './file-store.ts'

/** Address and credentials of a bucket; without an endpoint it is Amazon's. */
export interface S3Place {
  bucket: string
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const CONNECT_MS = 2000
/** With one retry a request ends within ten seconds (goal G14); a large file has more time. */
const ANSWER_MS = 4000
const TRIES = 2
const BYTES_A_MS = 500
/** Maximum time without data while an object is read. */
const SILENCE_MS = 30_000

/**
 * Files in an S3-compatible bucket (DOC-02). A file is first written to a local folder, so its size
 * and hash are known before the upload; the store checks both, and a failed upload is retried.
 * Objects appear whole or not at all. @throws MINATO-5001 where the store does not answer
 */
export function s3Files(place: S3Place, spoolFolder: string): FileStore & { check(): Promise<void> } {
  const { bucket: Bucket, endpoint, region, ...credentials } = place
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Stores other than Amazon's often support no other checksum than the signed one.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It would log to the console what is returned as an error anyway.
    logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: SILENCE_MS,
    },
  })
  const spool = diskFiles(spoolFolder)

  async function send(Key: string, path: string, { size, sha256 }: StoredFile): Promise<void> {
    for (let tried = 1; ; tried++) {
      const Body = createReadStream(path)
      const command = new PutObjectCommand({ Bucket, Key, Body, ContentLength: size })
      // Signed with the request: the store refuses other bytes than those that were hashed.
      command.middlewareStack.add(
        (next) => (args) => {
          ;(args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256
          return next(args)
        },
        { step: 'build', name: 'hash of the body' },
      )
      try {
        return void (await client.send(command, { requestTimeout: ANSWER_MS + size / BYTES_A_MS }))
      } catch (error) {
        if (tried === TRIES) throw unavailableError(error)
      } finally {
        // A write that failed leaves it open, and with it the room on the disk.
        Body.destroy()
      }
    }
  }

  async function statFile(key: string): Promise<FileStat | undefined> {
    checkKey(key)
    const found = await client.send(new HeadObjectCommand({ Bucket, Key: key })).catch(undefinedIfMissing)
    return found && { size: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) }
  }

  return {
    async check() {
      await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
        const { name, message } = error as Error
        throw new StartupError(
          `The bucket '${Bucket}'${endpoint ? ` at ${endpoint}` : ''} cannot be used (${name}${message && message !== name ? `: ${message}` : ''}): check S3_BUCKET, S3_ENDPOINT, S3_REGION and the keys.`,
        )
      })
    },

    async put(key, content) {
      checkKey(key)
      const waiting = `spool-${randomUUID()}`
      const stored = await spool.put(waiting, content)
      try {
        await send(key, join(spoolFolder, waiting), stored)
        return stored
      } finally {
        await spool.remove(waiting)
      }
    },

    async get(key, range) {
      checkKey(key)
      if (range) assertNonEmptyRange(range)
      const Range = range && `bytes=${range.start}-${range.end ?? ''}`
      const found = await client
        .send(new GetObjectCommand({ Bucket, Key: key, ...(Range && { Range }) }))
        .catch(undefinedIfMissing)
      if (!found) return undefined
      const totalSize = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1]
      const size = totalSize === undefined ? (found.ContentLength ?? 0) : Number(totalSize)
      const stream = found.Body as Readable
      if (range) {
        const { start, end } = rangeWithin(range, size)
        // Some stores ignore the range and send the whole file.
        if (found.ContentLength !== end - start + 1) {
          stream.destroy()
          throw unavailableError(new Error(`asked for ${Range}, the store sent ${found.ContentLength} bytes`))
        }
      }
      return { size, stream }
    },

    stat: statFile,
    has: async (key) => (await statFile(key)) !== undefined,

    async remove(key) {
      const found = await statFile(key)
      if (found) await client.send(new DeleteObjectCommand({ Bucket, Key: key })).catch(undefinedIfMissing)
      return found !== undefined
    },

    async *list(prefix) {
      checkPrefix(prefix)
      for (let ContinuationToken: string | undefined; ;) {
        const page = await client
          .send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ...(ContinuationToken && { ContinuationToken }) }))
          .catch((error: unknown) => {
            throw unavailableError(error)
          })
        for (const { Key: key, Size: size = 0, LastModified: modifiedAt = new Date(0) } of page.Contents ?? [])
          if (key !== undefined && isKey(key)) yield { key, size, modifiedAt }
        ContinuationToken = page.NextContinuationToken
        if (!page.IsTruncated || !ContinuationToken) return
      }
    },

    async sweepTemps(olderThan) {
      let swept = await spool.sweepTemps(olderThan)
      for await (const { key, modifiedAt } of spool.list('spool-'))
        if (modifiedAt < olderThan && (await spool.remove(key))) swept += 1
      return swept
    },
  }
}

function assertNonEmptyRange(range: ByteRange): void {
  rangeWithin(range, Number.MAX_SAFE_INTEGER)
}

/**
 * For `catch`: undefined for a missing object, RangeError for a range behind its end; all else means that the store
 * does not answer.
 */
function undefinedIfMissing(error: unknown): undefined {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  if (name === 'NoSuchKey' || name === 'NotFound') return undefined
  if (name === 'InvalidRange' || $metadata?.httpStatusCode === 416)
    throw new RangeError('The range is outside the file')
  throw unavailableError(error)
}

const unavailableError = (error: unknown): HttpError =>
  error instanceof HttpError ? error : httpError('MINATO-5001', { cause: error })
