import { pictureAddress } from '@minato/contract/addresses'
import { PICTURE_WIDTHS } from '@minato/contract/enumerations'
import type { Image } from '@minato/contract/vehicles-shapes'

const NOT_FOUND = 404

/**
 * Pictures that the server has deleted: unused ones are deleted after two weeks, and drafts may be older. A
 * signed-out caller gets the same answer for every picture, so `askUser` checks the session.
 */
export async function deletedPictures(images: readonly Image[], askUser: () => Promise<unknown>): Promise<string[]> {
  const asked = await Promise.all(
    images.map(async ({ id, url }) => {
      const address = pictureAddress(url, PICTURE_WIDTHS[0], 'jpg')
      // Bypasses the browser cache, which may still have it.
      const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
      return answer?.status === NOT_FOUND ? [id] : []
    }),
  )
  const gone = asked.flat()
  if (!gone.length) return []
  return (await askUser().catch(() => undefined)) ? gone : []
}
