import { HONDA_CARS } from './honda-cars.ts'
import { HONDA_VANS } from './honda-vans.ts'
import type { Maker } from './maker.ts'

export const HONDA: Maker = {
  name: 'Honda',
  share: 11,
  numbering: { style: 'frame', digits: 7, code: 'whole' },
  models: [...HONDA_CARS, ...HONDA_VANS],
}
