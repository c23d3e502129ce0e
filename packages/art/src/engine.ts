import type { BodyType, Steering } from '@minato/contract/enumerations'
import { BODIES } from './bodies.ts'
import { isForwardControl } from './cabin.ts'
import type { CloseUp } from './close-up.ts'
import { drawBay } from './engine-bay.ts'
import { drawHatch } from './engine-hatch.ts'
import { drawTiltedCab } from './engine-tilt.ts'

/** The engine of a body, laid open the way that body opens. */
export function drawEngine(category: BodyType, seed: number, paint: string, steering: Steering, id: string): CloseUp {
  if (BODIES[category].cargo) return drawTiltedCab(category, seed, paint, id)
  const draw = isForwardControl(category) ? drawHatch : drawBay
  return draw(category, seed, paint, steering, id)
}
