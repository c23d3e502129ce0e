import type { VehicleReply } from '@minato/contract/vehicles'
import { useEffect, useRef, useState } from 'react'
import { newKey } from '../../../api/new-key.ts'
import { useShell } from '../../../api/shell.ts'
import { attachPictures } from './attach-pictures.ts'
import type { Keeping } from './attach-pictures.ts'
import type { PictureBoard } from './picture-board.ts'

/** Saves the pictures of the car as the form shows them. */
export function useAttachPictures(board: PictureBoard, { id, images = [] }: VehicleReply, onKept: () => void) {
  const { api } = useShell()
  const [keeping, setKeeping] = useState<Keeping>({ isBusy: false, error: undefined, isBehind: false })
  const kept = useRef<ReturnType<typeof attachPictures>>(undefined)
  const tell = useRef(onKept)
  useEffect(() => void (tell.current = onKept))
  useEffect(() => {
    const params = { id }
    const placesOf = (ids: readonly string[], after = 0) => ids.map((one, at) => ({ id: one, index: after + at }))
    const running = attachPictures(
      board,
      images.map((one) => one.id),
      {
        put: (ids, after) =>
          api('POST /api/vehicle/car/{id}/images', { params, key: newKey(), body: placesOf(ids, after) }),
        take: (one) =>
          api('DELETE /api/vehicle/car/{car-id}/image/{image-id}', { params: { 'car-id': id, 'image-id': one } }),
        order: (ids) => api('PUT /api/vehicle/car/{id}/images/reorganize', { params, body: placesOf(ids) }),
        read: async () =>
          (await api('GET /api/vehicle/car/{id}', { params, query: { fieldsToExtractCode: 'CODE_4' } })).images ?? [],
      },
      (now) => {
        setKeeping(now)
        if (!now.isBusy && now.error === undefined) tell.current()
      },
    )
    kept.current = running
    const off = new AbortController()
    window.addEventListener('online', running.resume, off)
    return () => {
      off.abort()
      running.close()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the pictures that the page came with; what comes later the board knows
  }, [api, board, id])
  return { keeping, keepAgain: () => void kept.current?.again() }
}
