import type { Maker } from './maker.ts'
import { NISSAN_CARS } from './nissan-cars.ts'
import { NISSAN_VANS } from './nissan-vans.ts'

export const NISSAN: Maker = {
  name: 'Nissan',
  share: 13,
  numbering: { style: 'frame', digits: 6, code: 'whole' },
  models: [...NISSAN_CARS, ...NISSAN_VANS],
}
