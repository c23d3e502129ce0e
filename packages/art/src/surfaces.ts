import type { Body } from './bodies.ts'
import type { Camera } from './camera.ts'
import { along, clamp, last, lerp, smooth, type Place, type Point } from './geometry.ts'

/** How far the bonnet, the roof and the screens arch up in the middle, metres. */
const CROWN = 0.035

/**
 * The solid of a car as functions from the body's own measures to places in space. There x points ahead from the car's
 * middle, y to its left and z up; x as an argument is the way from the nose, s and u are sides from -1 to 1.
 */
export interface Surfaces {
  crown: number
  /** From the way behind the nose to the place's x. */
  ahead(x: number): number
  halfWidth(x: number): number
  /** Height of the shoulder and of the roof. */
  shoulder(x: number): number
  roof(x: number): number
  roofLine: readonly Point[]
  /** Body side, side windows and roof sides. */
  side(x: number, z: number, s?: number): Place
  cabin(x: number, z: number, s?: number): Place
  front(u: number, z: number): Place
  rear(u: number, z: number): Place
  /** Windscreen and rear screen; t runs from foot to head. */
  screen(u: number, t: number): Place
  back(u: number, t: number): Place
  /** The front edge of the bonnet, and its height. */
  brow(u: number): Place
  browHeight(u: number): number
  noseTop: number
  tailTop: number
  /** Where the body side begins and ends. */
  noseEnd: number
  tailStart: number
  screenFoot: number
  screenHead: number
  backFoot: number
  backHead: number
}

/** The surfaces of a body, placed with its middle at the origin. */
export function createSurfaces(spec: Body, cam: Camera): Surfaces {
  const { length, width, height, sill, soft, boxy } = spec
  const ahead = (x: number): number => cam.length / 2 - x
  const noseTop = (spec.shoulder[0] as Point)[1]
  const tailTop = last(spec.shoulder)[1]

  const upright = length - last(spec.roof)[0] < 0.45
  const rearBend = upright ? 0.12 : soft * 0.55
  const backFoot = Math.min(last(spec.roof)[0], length - (boxy ? 0.03 : 0.08) - rearBend - 0.01)
  const shoulder = along(smooth(spec.shoulder))
  const roofLine = smooth([...spec.roof.slice(0, -1), [backFoot, last(spec.roof)[1]]])
  const roof = along(roofLine)
  const screenFoot = (spec.roof[0] as Point)[0]
  const screenHead = (spec.roof[1] as Point)[0]
  const backHead = Math.min((spec.roof[spec.roof.length - 2] as Point)[0], backFoot - 0.02)

  const noseTaper = boxy ? 0.05 : 0.09
  const tailTaper = boxy ? 0.03 : 0.07
  const halfWidth = (x: number): number =>
    (width / 2) * (1 - noseTaper * (1 - clamp(x / 1)) ** 2.2 - tailTaper * (1 - clamp((length - x) / 0.8)) ** 2.2)
  const belly = (z: number, x: number): number => {
    const s = (z - sill) / (shoulder(x) - sill)
    return 1 - 0.16 * (s - 0.56) ** 2
  }
  const side = (x: number, z: number, s = 1): Place => [ahead(x), s * halfWidth(x) * belly(z, x), z]
  const roofTaper = boxy ? 0.86 : 0.78
  const cabin = (x: number, z: number, s = 1): Place => {
    const base = shoulder(x)
    const up = clamp((z - base) / (height - base))
    return [ahead(x), s * halfWidth(clamp(x, 0.9, length - 0.6)) * lerp(0.965, roofTaper, up ** 1.15), z]
  }

  const noseSet = along([
    [sill, boxy ? 0.06 : 0.1],
    [sill + 0.14, 0.02],
    [0.5, 0],
    [noseTop - 0.1, boxy ? 0.03 : 0.07],
    [noseTop, boxy ? 0.08 : 0.16],
    [noseTop + 0.1, 0.2],
  ])
  const tailSet = along([
    [sill, 0.12],
    [sill + 0.12, 0.03],
    [0.5, 0],
    [tailTop - 0.2, 0.03],
    [tailTop, boxy ? 0.03 : 0.08],
    [tailTop + 0.1, 0.1],
  ])
  const noseRound = boxy ? 5 : 3.4
  const tailRound = boxy ? 6 : 4.2
  const front = (u: number, z: number): Place => {
    const x = noseSet(z) + soft * Math.abs(u) ** noseRound
    return [ahead(x), u * halfWidth(x) * belly(z, Math.max(x, 0.05)), z]
  }
  const rear = (u: number, z: number): Place => {
    const x = length - tailSet(z) - rearBend * Math.abs(u) ** tailRound
    return [ahead(x), u * halfWidth(x) * belly(z, Math.min(x, length - 0.02)), z]
  }

  const arch = (u: number): number => 1 - u * u
  const screen = (u: number, t: number): Place => {
    const x = lerp(screenFoot, screenHead, t)
    const z = roof(x)
    return [ahead(x - lerp(0.2, 0.08, t) * arch(u)), u * cabin(x, z)[1], z + CROWN * arch(u)]
  }
  const back = (u: number, t: number): Place => {
    const x = lerp(backFoot, backHead, t)
    const z = roof(x)
    return [ahead(x + lerp(0.1, 0.05, t) * arch(u)), u * cabin(x, z)[1], z + CROWN * arch(u)]
  }
  const browHeight = (u: number): number => shoulder(noseSet(noseTop) + soft * Math.abs(u) ** noseRound)
  const brow = (u: number): Place => {
    const p = front(u, Math.min(noseTop, browHeight(u)))
    return [p[0], p[1], browHeight(u) + CROWN * arch(u)]
  }

  return {
    crown: CROWN,
    ahead,
    halfWidth,
    shoulder,
    roof,
    roofLine,
    side,
    cabin,
    front,
    rear,
    screen,
    back,
    brow,
    browHeight,
    noseTop,
    tailTop,
    noseEnd: noseSet(noseTop) + soft,
    tailStart: length - tailSet(tailTop) - rearBend,
    screenFoot,
    screenHead,
    backFoot,
    backHead,
  }
}
