import type { Image } from '@minato/contract/vehicles-shapes'
import { sendFile } from '../../layout/send-file.ts'
import type { Sending as FileSending } from '../../layout/send-file.ts'

export interface Sending extends Omit<FileSending, 'address'> {
  /** The call that takes it, where it is no car's. */
  address?: string
}
const ADDRESS = '/api/archiving/picture'

/** Sends a picture; answers it as it is kept, or throws as `sendFile` does. */
export const sendPicture = (file: Blob, { address = ADDRESS, ...sending }: Sending): Promise<Image> =>
  sendFile<Image>(file, 'picture', { address, ...sending })
