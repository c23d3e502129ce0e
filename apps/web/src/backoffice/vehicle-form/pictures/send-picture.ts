import type { Image } from '@minato/contract/vehicles-shapes'
import { sendFile } from '../../layout/send-file.ts'
import type { Sending as FileSending } from '../../layout/send-file.ts'

export interface Sending extends Omit<FileSending, 'address'> {
  /** The upload call; default: pictures of cars. */
  address?: string
}
const ADDRESS = '/api/archiving/picture'

/** Uploads a picture and returns it; errors as of `sendFile`. */
export const sendPicture = (file: Blob, { address = ADDRESS, ...sending }: Sending): Promise<Image> =>
  sendFile<Image>(file, 'picture', { address, ...sending })
