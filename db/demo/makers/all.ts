import { LEXUS } from './lexus.ts'
import type { Maker } from './maker.ts'
import { NISSAN } from './nissan.ts'
import { TOYOTA } from './toyota.ts'

export const MAKERS: readonly Maker[] = [TOYOTA, LEXUS, NISSAN]
