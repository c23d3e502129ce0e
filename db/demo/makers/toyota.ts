import type { Maker } from './maker.ts'
import { TOYOTA_SEDANS } from './toyota-sedans.ts'
import { TOYOTA_SMALL } from './toyota-small.ts'
import { TOYOTA_SPORTS } from './toyota-sports.ts'
import { TOYOTA_SUVS } from './toyota-suvs.ts'
import { TOYOTA_VANS } from './toyota-vans.ts'

export const TOYOTA: Maker = {
  name: 'Toyota',
  share: 35,
  numbering: { style: 'frame', digits: 7, code: 'without-body-letters' },
  models: [...TOYOTA_SMALL, ...TOYOTA_SEDANS, ...TOYOTA_VANS, ...TOYOTA_SUVS, ...TOYOTA_SPORTS],
}
