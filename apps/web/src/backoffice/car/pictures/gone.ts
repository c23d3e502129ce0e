import { pictureAddress } from '@minato/contract/addresses'
import { PICTURE_WIDTHS } from '@minato/contract/enumerations'
import type { Image } from '@minato/contract/vehicles-shapes'

const NOT_FOUND = 404

/**
 * Those that the server keeps no more: a picture on no car goes after two weeks, a draft on a device may be older. Who is
 * signed out is answered the same of every one: `askUser` says whether somebody is.
 */
export async function goneOf(images: readonly Image[], askUser: () => Promise<unknown>): Promise<string[]> {
  const asked = await Promise.all(
    images.map(async ({ id, url }) => {
      const address = pictureAddress(url, PICTURE_WIDTHS[0], 'jpg')
      // Not from what the browser keeps: it may well still have it.
      const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
      return answer?.status === NOT_FOUND ? [id] : []
    }),
  )
  const gone = asked.flat()
  if (!gone.length) return []
  return (await askUser().catch(() => undefined)) ? gone : []
}
