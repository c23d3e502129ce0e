import { call } from './call.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from './enumerations.ts'
import type { PictureFormat } from './enumerations.ts'
import { Image } from './vehicles-shapes.ts'

/** Pictures travel to the archiving service first, and are put onto a car by their ids afterwards (VEH-08). */
export const uploadPicture = call({
  service: 'archiving',
  method: 'POST',
  path: '/picture',
  summary: 'A JPEG or PNG of at most 1 MB; checked by content, re-encoded',
  access: 'manager',
  rate: 'upload',
  upload: 'file',
  isCreating: true,
  reply: Image,
  status: 201,
  errors: ['MINATO-1008', 'VEHICLE-3002', 'MINATO-5001'],
})

export { PICTURE_FORMATS, PICTURE_WIDTHS }
export type { PictureFormat }
