import type { Body } from './bodies.ts'
import type { Camera } from './camera.ts'
import { drawCabin, drawOpenCabin, drawRoof } from './car-cabin.ts'
import { drawMirror, drawRearScreen, drawWindscreen } from './car-glass.ts'
import { drawCornerLamps } from './car-lamps.ts'
import { drawCargo, drawDeck } from './car-load.ts'
import { drawBonnet, drawNose } from './car-nose.ts'
import { drawSide, drawSideNose, drawSideTail } from './car-sides.ts'
import { drawTail, drawTruckTail } from './car-tail.ts'
import { drawFarWheels, drawUnderside, drawWheels } from './car-wheels.ts'
import { paintwork, type Paintwork } from './colour.ts'
import type { Place, Point } from './geometry.ts'
import type { Pen } from './pen.ts'
import { createSurfaces, type Surfaces } from './surfaces.ts'
import type { Traits } from './traits.ts'

/** All that a part of the car needs to draw itself. */
export interface Car extends Paintwork {
  spec: Body
  cam: Camera
  traits: Traits
  pen: Pen
  skin: Surfaces
  /** Places in space to points of the picture. */
  poly(...parts: (readonly Place[])[]): Point[]
  /** Seen so square from ahead or behind that no flank shows. */
  endOn: boolean
  glass: string
  sideGlass: string
}

/** All about a car that its parts share; this defines the pen's first two gradients. */
export function createCar(spec: Body, cam: Camera, paint: string, pen: Pen, traits: Traits): Car {
  const skin = createSurfaces(spec, cam)
  const high = cam.project([0, 0, spec.height])
  const low = cam.project([0, 0, skin.shoulder(spec.length / 2)])
  return {
    ...paintwork(paint),
    spec,
    cam,
    traits,
    pen,
    skin,
    poly: (...parts) => parts.flat().map(cam.project),
    endOn: !cam.flat && (cam.yaw < 0.3 || cam.yaw > 2.85),
    glass: pen.grad(high, low, [
      [0, '#5b7683'],
      [0.45, '#324853'],
      [1, '#1d2b33'],
    ]),
    sideGlass: pen.grad(high, low, [
      [0, '#4b6470'],
      [0.5, '#273a44'],
      [1, '#17232a'],
    ]),
  }
}

/** The whole car, without its ground. */
export function drawWholeCar(car: Car): void {
  drawFarWheels(car)
  drawUnderside(car)
  if (car.endOn) drawWheels(car)
  if (car.cam.rear) drawFromBehind(car)
  else drawFromAhead(car)
  if (!car.endOn) drawWheels(car)
}

function drawFromBehind(car: Car): void {
  drawBonnet(car)
  drawMirror(car, -1)
  if (car.spec.open) {
    drawOpenCabin(car)
    drawWindscreen(car)
  } else {
    drawRoof(car)
    drawCabin(car)
    drawRearScreen(car)
  }
  drawMirror(car, 1)
  if (!car.spec.cargo) drawDeck(car)
  drawSide(car)
  if (car.spec.cargo) {
    drawTruckTail(car)
    drawCargo(car, car.spec.cargo)
  } else drawTail(car)
}

function drawFromAhead(car: Car): void {
  if (car.spec.cargo) drawCargo(car, car.spec.cargo)
  else drawDeck(car)
  if (!car.cam.flat) drawMirror(car, -1)
  drawRoof(car)
  if (car.spec.open) drawOpenCabin(car)
  else drawCabin(car)
  drawWindscreen(car)
  drawBonnet(car)
  if (car.cam.flat) {
    drawSideNose(car)
    if (!car.spec.cargo) drawSideTail(car)
    drawSide(car)
    drawCornerLamps(car)
  } else {
    drawSide(car)
    drawNose(car)
  }
  drawMirror(car, 1)
}
