import type { Maker } from './maker.ts'
import { MAZDA_CARS } from './mazda-cars.ts'
import { MAZDA_VANS } from './mazda-vans.ts'

export const MAZDA: Maker = {
  name: 'Mazda',
  share: 7,
  numbering: { style: 'frame', digits: 6, code: 'whole' },
  models: [...MAZDA_CARS, ...MAZDA_VANS],
}
