import type { Document } from '@minato/contract/documents'
import type { ErrorReply } from '@minato/contract/errors'
import { DOCUMENT_TYPES } from '@minato/contract/enumerations'
import { ApiError } from '../../api/api.ts'
import { askToken, tokenHeaders } from '../../api/transport.ts'

/** Uploads a document (DOC-01) as the request body, with progress, which fetch does not report. */

export interface SendingDocument {
  tenant: string
  inquiryId: string
  /** Idempotency key: a retry with it creates no second document. */
  key: string
  /** Whole per cent sent. */
  onPercent(percent: number): void
  signal: AbortSignal
  /** Unknown types are rejected, not stored as octet-stream. */
  isStrict?: boolean
}
/** 10 MB over a phone's connection. */
const TIMEOUT_MS = 600_000
const OPAQUE = 'application/octet-stream'

/**
 * Returns the stored document.
 * @throws ApiError, or TypeError when offline
 */
export async function sendDocument(file: File, sending: SendingDocument): Promise<Document> {
  if (!tokenHeaders(sending.tenant)['X-XSRF-TOKEN']) await askToken(sending.tenant)
  try {
    return await sendOnce(file, typeOf(file), sending)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 403) {
      await askToken(sending.tenant)
      return sendOnce(file, typeOf(file), sending)
    }
    // The content does not match the type: may be stored as octet-stream.
    if (error.status === 415 && !sending.isStrict && typeOf(file) !== OPAQUE)
      return sendOnce(file, OPAQUE, { ...sending, key: `${sending.key}-o` })
    throw error
  }
}

/** Whether its type is a picture or PDF. */
export const isKnownType = (file: File): boolean => typeOf(file) !== OPAQUE

const typeOf = ({ type }: File): string => (DOCUMENT_TYPES.some((one) => one === type) ? type : OPAQUE)

const sendOnce = (file: File, type: string, { tenant, inquiryId, key, onPercent, signal }: SendingDocument) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const onConnectionError = () => reject(new TypeError('Connection failed'))
    request.open('POST', `/api/archiving/document?${new URLSearchParams({ name: file.name, inquiryId })}`)
    request.timeout = TIMEOUT_MS
    for (const [header, value] of Object.entries(tokenHeaders(tenant))) request.setRequestHeader(header, value)
    request.setRequestHeader('Content-Type', type)
    request.setRequestHeader('Idempotency-Key', key)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onPercent(Math.round((loaded / total) * 100))
    })
    request.addEventListener('load', () => {
      const json = parseJson(request.responseText) as (Document & Partial<ErrorReply>) | undefined
      const { status } = request
      if (status < 400) return json ? resolve(json) : onConnectionError()
      const seconds = Number(request.getResponseHeader('retry-after'))
      const apiError = json && 'code' in json ? ({ ...json, status } as ErrorReply) : undefined
      reject(
        new ApiError(
          apiError ?? { code: 'GENERIC_ERROR', message: String(status), status },
          seconds > 0 ? seconds : undefined,
        ),
      )
    })
    for (const end of ['error', 'timeout', 'abort'] as const) request.addEventListener(end, onConnectionError)
    if (signal.aborted) return onConnectionError()
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
