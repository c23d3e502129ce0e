import { z } from 'zod'
import { call } from './call.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from './enumerations.ts'
import type { PictureFormat } from './enumerations.ts'
import { Image } from './vehicles-shapes.ts'

/** Pictures travel to the archiving service first, and are put onto a car by their ids afterwards (VEH-08). */
/** What uploads of a picture have in common. */
export const PICTURE_UPLOAD = {
  method: 'POST',
  access: 'manager',
  rate: 'upload',
  upload: 'file',
  isCreating: true,
  reply: Image,
  status: 201,
  errors: ['MINATO-1008', 'VEHICLE-3002', 'MINATO-5001'],
} as const

export const uploadPicture = call({
  ...PICTURE_UPLOAD,
  service: 'archiving',
  path: '/picture',
  summary: 'Uploads a picture, JPEG or PNG up to 1 MB; checked by content and re-encoded',
})

/** The picture is fetched once and stored like an upload; `isExternal` marks its origin. */
export const addExternalPicture = call({
  service: 'archiving',
  method: 'POST',
  path: '/picture/external',
  summary: 'Fetches a picture from a public https address; the same limits as an upload',
  access: 'manager',
  rate: 'upload',
  isCreating: true,
  body: z.strictObject({
    url: z.url({ protocol: /^https$/, error: 'This address must begin with https://' }).max(500),
  }),
  reply: Image,
  status: 201,
  errors: ['MINATO-1008', 'VEHICLE-3002', 'MINATO-5001'],
})

export { PICTURE_FORMATS, PICTURE_WIDTHS }
export type { PictureFormat }
