import { BODIES } from './bodies.ts'
import { isForwardControl } from './cabin.ts'
import type { CloseUp, Subject } from './close-up.ts'
import { drawBay } from './engine-bay.ts'
import { drawHatch } from './engine-hatch.ts'
import { drawTiltedCab } from './engine-tilt.ts'

/** The engine of a body, laid open the way that body opens. */
export function drawEngine(subject: Subject): CloseUp {
  if (BODIES[subject.category].cargo) return drawTiltedCab(subject)
  return isForwardControl(subject.category) ? drawHatch(subject) : drawBay(subject)
}
