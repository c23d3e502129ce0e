import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { buffer } from 'node:stream/consumers'
import type { HttpError } from './http-error.ts'
import { httpError } from './http-error.ts'

export const fileError = (message: string): HttpError => httpError('MINATO-1008', { body: [{ path: 'file', message }] })

/** The one file of a form, in its field `file`. @throws 400 for a request that is no such form, or for malformed bytes */
export async function fileOfForm(request: FastifyRequest, limits?: { fileSize: number }): Promise<MultipartFile> {
  if (!request.isMultipart()) throw fileError('This field is required')
  const part = await rejectMalformedForm(request.file(limits && { limits }))
  if (part?.fieldname !== 'file') throw fileError('This field is required')
  return part
}

/** Messages of the form parser and of lost connections: errors without a status that are the client's faults. */
const FAULTS = /^aborted$|^Multipart:|^Unexpected end of multipart|terminated early|^The needle cannot/

/** Reads a form or its file; a malformed form becomes a client error. */
export const rejectMalformedForm = async <T>(pendingRead: Promise<T>): Promise<T> =>
  pendingRead.catch((error: unknown) => {
    throw error instanceof Error && FAULTS.test(error.message) ? fileError('This form is broken') : error
  })

/** Reads the file of a form into memory. @throws MINATO-1008 for an empty file, or `tooLarge` above `maxBytes` */
export async function bytesOfForm(
  request: FastifyRequest,
  maxBytes: number,
  tooLarge: string,
): Promise<{ fileName: string; bytes: Buffer }> {
  const part = await fileOfForm(request, { fileSize: maxBytes })
  const bytes = await rejectMalformedForm(buffer(part.file))
  if (part.file.truncated) throw fileError(tooLarge)
  if (bytes.length === 0) throw fileError('The file is empty')
  return { fileName: part.filename, bytes }
}
