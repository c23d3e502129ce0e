import type { uploadPicture } from '@minato/contract/pictures'
import type { Image } from '@minato/contract/vehicles-shapes'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { refuse } from '../../../platform/failure.ts'
import { fileOfForm, unlessBroken } from '../../../platform/form-file.ts'
import { PICTURE_REFUSALS } from '../../../platform/pictures/picture-refused.ts'
import type { Asked } from '../../../platform/serve.ts'
import { acceptPhotograph, keepPhotograph } from './service.ts'

/** Takes in the one file of an upload as a picture of nobody yet; `tooHeavy` says what is wrong with one of more than 1 MB. */
export async function receivePicture(
  context: Context,
  { tenant, request, once }: Pick<Asked<typeof uploadPicture>, 'tenant' | 'request' | 'once'>,
  tooHeavy: string = PICTURE_REFUSALS['too-heavy'].en,
): Promise<Image> {
  const file = await onlyFile(request, tooHeavy)
  return once(keepPhotograph, { file, prepare: () => acceptPhotograph(context, tenant, file) })
}

async function onlyFile(request: FastifyRequest, tooHeavy: string): Promise<Buffer> {
  const part = await fileOfForm(request)
  const bytes = await unlessBroken(part.toBuffer())
  if (part.file.truncated)
    throw refuse('VEHICLE-3002', { message: tooHeavy, body: [{ path: 'file', message: tooHeavy }] })
  return bytes
}
