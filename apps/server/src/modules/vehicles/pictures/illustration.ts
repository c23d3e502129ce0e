import { PAINTS } from '@minato/art/picture'
import type { Drawing } from '@minato/art/picture'
import { copyRows } from '../../../platform/database/copy-rows.ts'
import type { Transaction } from '../../../platform/database/database.ts'

const WIDTH = 1600
const HEIGHT = 1200

/** A placeholder in the car's colour instead of a tiny picture: drawing 30,000 would take an hour. */
const placeholderOf = ({ color }: Drawing): string =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 6'><path fill='%23ccd5d7' d='M0 0h8v6H0z'/><path fill='%23${PAINTS[color].slice(1)}' d='M2 3h4v1H2z'/></svg>`

/** Adds illustrations to cars at their index. They are stored as drawing parameters and drawn on first request. */
export const addIllustrations = (
  tx: Transaction,
  illustrations: readonly { carId: string; index: number; drawing: Drawing }[],
): Promise<void> =>
  copyRows(
    tx,
    'vehicles.image',
    ['tenant_id', 'car_id', 'index', 'width', 'height', 'placeholder', 'view', 'drawing'],
    illustrations.map(({ carId, index, drawing }) => [
      tx.tenant,
      carId,
      index,
      WIDTH,
      HEIGHT,
      placeholderOf(drawing),
      drawing.view,
      JSON.stringify(drawing),
    ]),
  )
