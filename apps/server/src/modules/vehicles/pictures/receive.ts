import { IMAGE_BYTES_LIMIT } from '@minato/contract/enumerations'
import type { addExternalPicture, uploadPicture } from '@minato/contract/pictures'
import type { Image } from '@minato/contract/vehicles-shapes'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { fileOfForm, rejectMalformedForm } from '../../../platform/http/multipart-file.ts'
import { PICTURE_REFUSALS } from '../../../platform/images/picture-refused.ts'
import { PublicFetchError } from '../../../platform/http/public-fetch.ts'
import type { FetchProblem } from '../../../platform/http/public-fetch.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { acceptPhotograph, keepPhotograph } from './service.ts'

/** Stores the one file of an upload as an unused picture; `tooLargeError` is the error for more than 1 MB. */
export async function receivePicture(
  context: Context,
  {
    tenant,
    request,
    withIdempotency,
  }: Pick<RequestContext<typeof uploadPicture>, 'tenant' | 'request' | 'withIdempotency'>,
  tooLargeError: string = PICTURE_REFUSALS['too-heavy'].en,
): Promise<Image> {
  const file = await onlyFile(request, tooLargeError)
  return withIdempotency(keepPhotograph, { file, prepare: () => acceptPhotograph(context, tenant, file) })
}

const TIMEOUT_MS = 5000
const FETCH_ERRORS: Record<FetchProblem, string> = {
  address: 'This address is not a public https address',
  unreachable: 'The picture could not be loaded from this address',
  'too-heavy': PICTURE_REFUSALS['too-heavy'].en,
}

/**
 * Fetches a picture from a public address and stores it like an upload.
 * @throws VEHICLE-3002 naming `url`
 */
export async function receiveExternalPicture(
  context: Context,
  {
    tenant,
    body: { url },
    withIdempotency,
  }: Pick<RequestContext<typeof addExternalPicture>, 'tenant' | 'body' | 'withIdempotency'>,
): Promise<Image> {
  const limits = { maxBytes: IMAGE_BYTES_LIMIT, timeoutMs: TIMEOUT_MS }
  const prepare = async () => {
    const bytes = await context.fetchPublicFile(url, limits).catch((error: unknown) => {
      if (!(error instanceof PublicFetchError)) throw error
      const message = FETCH_ERRORS[error.problem]
      throw httpError('VEHICLE-3002', { message, body: [{ path: 'url', message }], cause: error })
    })
    return acceptPhotograph(context, tenant, bytes, 'url')
  }
  return withIdempotency((tx, photograph) => keepPhotograph(tx, photograph, url), { prepare })
}

async function onlyFile(request: FastifyRequest, tooLargeError: string): Promise<Buffer> {
  const part = await fileOfForm(request)
  const bytes = await rejectMalformedForm(part.toBuffer())
  if (part.file.truncated)
    throw httpError('VEHICLE-3002', { message: tooLargeError, body: [{ path: 'file', message: tooLargeError }] })
  return bytes
}
