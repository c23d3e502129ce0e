import { AUDI } from './audi.ts'
import { BMW } from './bmw.ts'
import { DAIHATSU } from './daihatsu.ts'
import { FUSO } from './fuso.ts'
import { HINO } from './hino.ts'
import { HONDA } from './honda.ts'
import { ISUZU } from './isuzu.ts'
import { JEEP } from './jeep.ts'
import { LAND_ROVER } from './land-rover.ts'
import { LEXUS } from './lexus.ts'
import type { Maker } from './maker.ts'
import { MAZDA } from './mazda.ts'
import { MERCEDES_BENZ } from './mercedes-benz.ts'
import { MINI } from './mini.ts'
import { MITSUBISHI } from './mitsubishi.ts'
import { NISSAN } from './nissan.ts'
import { PEUGEOT } from './peugeot.ts'
import { PORSCHE } from './porsche.ts'
import { SUBARU } from './subaru.ts'
import { SUZUKI } from './suzuki.ts'
import { TOYOTA } from './toyota.ts'
import { UD } from './ud.ts'
import { VOLKSWAGEN } from './volkswagen.ts'
import { VOLVO } from './volvo.ts'

/** Every maker of the demonstration stock. */
export const MAKERS: readonly Maker[] = [
  TOYOTA,
  NISSAN,
  HONDA,
  MAZDA,
  SUZUKI,
  DAIHATSU,
  SUBARU,
  MITSUBISHI,
  LEXUS,
  ISUZU,
  HINO,
  FUSO,
  UD,
  MERCEDES_BENZ,
  BMW,
  MINI,
  VOLKSWAGEN,
  AUDI,
  PORSCHE,
  VOLVO,
  PEUGEOT,
  JEEP,
  LAND_ROVER,
]
