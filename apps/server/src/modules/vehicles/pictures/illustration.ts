import { PAINTS } from '@minato/art/picture'
import type { Drawing } from '@minato/art/picture'
import { copyRows } from '../../../platform/database/copy-rows.ts'
import type { Transaction } from '../../../platform/database/database.ts'

const WIDTH = 1600
const HEIGHT = 1200

/** A patch of the car's colour on the yard's, in place of a tiny picture: 30,000 of those would take an hour to draw. */
const placeholderOf = ({ color }: Drawing): string =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 6'><path fill='%23ccd5d7' d='M0 0h8v6H0z'/><path fill='%23${PAINTS[color].slice(1)}' d='M2 3h4v1H2z'/></svg>`

/** Puts illustrations onto cars, each at its index: kept as what to draw, and drawn when first asked for. */
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
