import type { Body } from './bodies.ts'
import type { Place, Point } from './geometry.ts'

/** The views of the whole car; the yaw is the camera's way round it in degrees, 0 is dead ahead of the nose. */
const YAW = { front34: 40, side: 90, rear34: 141, front: 2, rear: 178 } as const
export type OutsideView = keyof typeof YAW

/** The rectangle of the picture that the car fills, in px: its middle, its foot and its greatest size. */
export interface Frame {
  width: number
  height: number
  centre: number
  foot: number
}

/** A view of a whole car, in px; x of a place points ahead, y to the car's left. */
export interface Camera {
  project(place: Place): Point
  /** Metres before the camera. */
  depth(place: Place): number
  /** Radians. */
  yaw: number
  /** px from the top. */
  horizon: number
  /** px per metre at the car's middle, about. */
  scale: number
  front: boolean
  rear: boolean
  flat: boolean
  /** Of the whole vehicle with its load, metres. */
  length: number
}

/** The camera of a view such that the whole car fills the frame; sway turns it by some degrees. */
export function camera(view: OutsideView, spec: Body, frame: Frame, sway = 0): Camera {
  const flat = view === 'side'
  const yaw = ((YAW[view] + (view === 'front34' || view === 'rear34' ? sway : 0)) * Math.PI) / 180
  const length = spec.cargo ? spec.cargo[1] : spec.length
  const distance = (flat ? 13 : 7.2) + length * 0.75
  const eye: Place = [distance * Math.cos(yaw), distance * Math.sin(yaw), flat ? 1.15 : 1.25 + spec.height * 0.42]
  const lens = look(eye, [0, 0, spec.height * 0.46])
  const corners = [-length / 2, length / 2].flatMap((x) =>
    [-spec.width / 2, spec.width / 2].flatMap((y) => [0, spec.height * 0.94].map((z) => lens.see([x, y, z]))),
  )
  const [x0, x1] = [Math.min(...corners.map((c) => c[0])), Math.max(...corners.map((c) => c[0]))]
  const [y0, y1] = [Math.min(...corners.map((c) => c[1])), Math.max(...corners.map((c) => c[1]))]
  const focal = Math.min(frame.width / (x1 - x0), frame.height / (y1 - y0))
  const left = frame.centre - (focal * (x0 + x1)) / 2
  const top = frame.foot - focal * y1
  return {
    project(place) {
      const [x, y] = lens.see(place)
      return [x * focal + left, y * focal + top]
    },
    depth: (place) => lens.see(place)[2],
    yaw,
    horizon: -lens.horizon * focal + top,
    scale: focal / distance,
    front: yaw < Math.PI / 2 - 0.02,
    rear: yaw > Math.PI / 2 + 0.02,
    flat,
    length,
  }
}

/** A view of space before it is scaled to a picture. */
interface Lens {
  /** Right and down of the picture's centre at unit focal length, and the depth in metres. */
  see(place: Place): readonly [number, number, number]
  /** How far above the centre the horizon lies at unit focal length. */
  horizon: number
}

/** A lens at `from` that looks at `to`, upright. */
function look(from: Place, to: Place): Lens {
  const along: Place = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const distance = Math.hypot(...along)
  const f: Place = [along[0] / distance, along[1] / distance, along[2] / distance]
  const level = Math.hypot(f[1], f[0])
  const right: Place = [f[1] / level, -f[0] / level, 0]
  const up: Place = [right[1] * f[2], -right[0] * f[2], right[0] * f[1] - right[1] * f[0]]
  const flat = Math.hypot(f[0], f[1])
  return {
    see(place) {
      const d: Place = [place[0] - from[0], place[1] - from[1], place[2] - from[2]]
      const depth = d[0] * f[0] + d[1] * f[1] + d[2] * f[2]
      return [(d[0] * right[0] + d[1] * right[1]) / depth, -(d[0] * up[0] + d[1] * up[1] + d[2] * up[2]) / depth, depth]
    },
    horizon: (f[0] * up[0] + f[1] * up[1]) / flat / flat,
  }
}
