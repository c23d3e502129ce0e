import multipart from '@fastify/multipart'
import { IMAGE_BYTES_LIMIT, PICTURE_FORMATS, PICTURE_WIDTHS } from '@minato/contract/enumerations'
import type { PictureFormat } from '@minato/contract/enumerations'
import { addExternalPicture, uploadPicture } from '@minato/contract/pictures'
import * as vehicles from '@minato/contract/vehicles'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { genericError } from '../../../platform/http/http-error.ts'
import { releaseSlots } from '../../../platform/http/load-shedding.ts'
import { serve } from '../../../platform/http/serve.ts'
import { BODY_MS } from '../../../platform/http/slow-uploads.ts'
import { receiveExternalPicture, receivePicture } from './receive.ts'
import { cachedPicture, attachPictures, readPicture, reorganize, detachPicture } from './service.ts'

const DATA_SAVING_WIDTH = 640
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

export function servePictures(app: FastifyInstance, context: Context): void {
  void app.register(multipart, {
    limits: { fileSize: IMAGE_BYTES_LIMIT, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    throwFileSizeLimit: false,
  })

  serve(app, context, uploadPicture, (request) => receivePicture(context, request))
  serve(app, context, addExternalPicture, (request) => receiveExternalPicture(context, request))
  serve(app, context, vehicles.addCarImages, ({ params, body, withIdempotency }) =>
    withIdempotency((tx) => attachPictures(tx, params.id, body.map(placeOf))),
  )
  serve(app, context, vehicles.reorganizeCarImages, ({ tenant, params, body }) =>
    reorganize(context, tenant, params.id, body),
  )
  serve(
    app,
    context,
    vehicles.deleteCarImage,
    ({ tenant, params }) => detachPicture(context, tenant, params['car-id'], params['image-id']) as Promise<undefined>,
  )

  app.get<{ Params: { id: string; file: string } }>(
    '/pictures/:id/:file',
    {
      logLevel: 'warn',
      // No deadline for sending; making and finding a picture have their own limits.
      handlerTimeout: BODY_MS,
      config: { rateLimit: { max: context.config.rates.pictures, groupId: 'pictures' } },
    },
    async (request, reply) => {
      const nameParts = /^(\d{2,4})\.(avif|webp|jpg)$/.exec(request.params.file)
      const width = Number(nameParts?.[1])
      const format = PICTURE_FORMATS.find((one) => one === nameParts?.[2])
      const tenant = context.tenants.ofHost(request.host)
      if (!tenant || !format || !(PICTURE_WIDTHS as readonly number[]).includes(width) || !UUID.test(request.params.id))
        throw genericError(404)
      request.tenant = tenant
      const identity = await context.identify(request)
      const viewer = identity?.tenant === tenant ? identity : undefined
      const servedWidth = request.headers['save-data'] === 'on' ? savingWidth(width) : width
      await cachedPicture(context, tenant, request.params.id)
      releaseSlots(request)
      const file = await readPicture(context, tenant, request.params.id, servedWidth, format, viewer)
      if (!file) throw genericError(404)
      // Public pictures are cached by the browser only, so that a hidden car stays hidden from others.
      // Restricted ones, such as a draft's, are not stored and cannot be found after a sign-out.
      const cacheControl = file.isForNow ? 'private, no-cache' : 'private, max-age=31536000, immutable'
      return (
        reply
          .header('cache-control', file.isPublic ? cacheControl : 'private, no-store')
          .header('vary', 'Save-Data')
          .header('content-length', file.size)
          // Emails show public pictures in webmail, which is another site.
          .header('cross-origin-resource-policy', file.isPublic ? 'cross-origin' : 'same-origin')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .type(TYPES[file.isForNow ? 'jpg' : format])
          .send(file.content)
      )
    },
  )
}

/** Bare ids keep their order. */
const placeOf = (picture: string | { id: string; index: number }, index: number) =>
  typeof picture === 'string' ? { id: picture, index } : picture

/** With data saving on, the next narrower picture is sent, at most 640 px wide. The layout stays the same. */
const savingWidth = (width: number): number =>
  PICTURE_WIDTHS.findLast((one) => one < width && one <= DATA_SAVING_WIDTH) ?? PICTURE_WIDTHS[0]
