import { look } from './camera.ts'
import { tone } from './colour.ts'
import { hull, lerp, steps, type Place, type Point } from './geometry.ts'
import { n1, type Pen } from './pen.ts'

/** A flat surface in space: (u, v) on it, in metres, to its place. */
export type Plane = (u: number, v: number) => Place

/** The plane through `origin` along the directions u and v, each given per metre. */
export const plane =
  (origin: Place, u: Place, v: Place): Plane =>
  (a, b) => [origin[0] + u[0] * a + v[0] * b, origin[1] + u[1] * a + v[1] * b, origin[2] + u[2] * a + v[2] * b]

/** Upright planes that face the camera, the floor, and a wall along the car; the last two run away from the camera. */
export const upright =
  (y: number): Plane =>
  (x, z) => [x, y, z]
export const level =
  (z: number): Plane =>
  (x, y) => [x, y, z]
export const wall =
  (x: number): Plane =>
  (y, z) => [x, y, z]

/** The points of an outline on a plane. */
export const on = (surface: Plane, outline: readonly Point[]): Place[] => outline.map(([u, v]) => surface(u, v))

/** A rectangle with corners rounded by r, as an outline; n steps round each corner. */
export function panel(u0: number, u1: number, v0: number, v1: number, r = 0, n = 3): Point[] {
  if (r === 0)
    return [
      [u0, v0],
      [u1, v0],
      [u1, v1],
      [u0, v1],
    ]
  const corner = (u: number, v: number, from: number): Point[] =>
    steps(n).map((t) => {
      const a = from + (t * Math.PI) / 2
      return [u + r * Math.cos(a), v + r * Math.sin(a)]
    })
  return [
    ...corner(u0 + r, v0 + r, Math.PI),
    ...corner(u1 - r, v0 + r, Math.PI * 1.5),
    ...corner(u1 - r, v1 - r, 0),
    ...corner(u0 + r, v1 - r, Math.PI / 2),
  ]
}

/** An outline as it is for s = 1 and mirrored for s = -1. */
export const flip = (outline: readonly Point[], s: number): Point[] => outline.map(([u, v]) => [u * s, v])

/** An arc of a circle as an outline; angles in degrees, 0 to the right, anticlockwise. */
export const arc = (u: number, v: number, r: number, from = 0, to = 360, n = 28): Point[] =>
  steps(n).map((t) => {
    const a = (lerp(from, to, t) * Math.PI) / 180
    return [u + r * Math.cos(a), v + r * Math.sin(a)]
  })

/** A closed outline with each corner cut n times: for upholstery and hoses. */
export function cushion(outline: readonly Point[], n = 2): Point[] {
  let points = [...outline]
  for (let round = 0; round < n; round++) {
    points = points.flatMap((a, i): Point[] => {
      const b = points[(i + 1) % points.length] as Point
      return [
        [lerp(a[0], b[0], 0.25), lerp(a[1], b[1], 0.25)],
        [lerp(a[0], b[0], 0.75), lerp(a[1], b[1], 0.75)],
      ]
    })
  }
  return points
}

/** What a scene is seen through. */
export interface Sight {
  eye: Place
  /** px from the top. */
  horizon: number
  at(place: Place): Point
  depth(place: Place): number
  /** px per metre at a place. */
  scale(place: Place): number
}

/** A close-up: x points right, y away from the camera and z up, in metres. */
export interface Scene extends Sight {
  pen: Pen
  face(places: readonly Place[], fill: string, extra?: string): void
  /** A line as thick as `width` metres at its first place, but never under `least` px. */
  line(places: readonly Place[], stroke: string, width: number, extra?: string, least?: number): void
  /** The outline of a rounded solid through these places. */
  solid(places: readonly Place[], fill: string, extra?: string): void
  /** A full circle on a surface: shorter to write than its outline, and right as long as it is small in the picture. */
  disc(surface: Plane, u: number, v: number, r: number, fill: string): void
  /** A box by its ranges in x, y and z: the faces that the camera sees, in three tones. */
  block(x: Point, y: Point, z: Point, colour: string, extra?: string): void
}

/** Nearer than this, in metres, nothing is drawn. */
const NEAR = 0.12

/** The tools of a close-up. */
export function createScene(pen: Pen, sight: Sight): Scene {
  const { eye, at, depth, scale } = sight
  const near = (places: readonly Place[]): Place[] =>
    places.flatMap((a, i): Place[] => {
      const b = places[(i + 1) % places.length] as Place
      const [da, db] = [depth(a) - NEAR, depth(b) - NEAR]
      const kept = da >= 0 ? [a] : []
      if (da >= 0 === db >= 0) return kept
      const t = da / (da - db)
      return [...kept, [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)]]
    })
  const face = (places: readonly Place[], fill: string, extra?: string): void => {
    const seen = near(places)
    if (seen.length > 2) pen.put(seen.map(at), fill, extra)
  }
  return {
    ...sight,
    pen,
    face,
    line(places, stroke, width, extra, least = 0.6) {
      const seen = places.filter((p) => depth(p) > NEAR)
      if (seen.length < 2) return
      pen.line(seen.map(at), stroke, Math.max(least, width * scale(seen[0] as Place)), extra)
    },
    solid(places, fill, extra) {
      const seen = places.filter((p) => depth(p) > NEAR)
      if (seen.length > 2) pen.put(hull(seen.map(at)), fill, extra)
    },
    disc(surface, u, v, r, fill) {
      const half = (a: Point, b: Point): Point => [(a[0] - b[0]) / 2, (a[1] - b[1]) / 2]
      const across = half(at(surface(u + r, v)), at(surface(u - r, v)))
      const down = half(at(surface(u, v + r)), at(surface(u, v - r)))
      const matrix = [...across, ...down, ...at(surface(u, v))].map(n1).join(' ')
      pen.raw(`<circle r="1" transform="matrix(${matrix})" fill="${fill}"/>`)
    },
    block([x0, x1], [y0, y1], [z0, z1], colour, extra) {
      if (eye[0] < x0) face(on(wall(x0), panel(y0, y1, z0, z1)), tone(colour, -0.22), extra)
      if (eye[0] > x1) face(on(wall(x1), panel(y0, y1, z0, z1)), tone(colour, -0.22), extra)
      if (eye[2] > z1) face(on(level(z1), panel(x0, x1, y0, y1)), tone(colour, 0.12), extra)
      if (eye[1] < y0) face(on(upright(y0), panel(x0, x1, z0, z1)), colour, extra)
    },
  }
}

/** A lens at `eye` that looks at `target`; focal length and centre of the picture in px. */
export function sightFrom(eye: Place, target: Place, focal: number, centre: Point = [400, 300]): Sight {
  const lens = look(eye, target)
  return {
    eye,
    horizon: centre[1] - lens.horizon * focal,
    at(place) {
      const seen = lens.see(place)
      return [seen[0] * focal + centre[0], seen[1] * focal + centre[1]]
    },
    depth: (place) => lens.see(place)[2],
    scale: (place) => focal / lens.see(place)[2],
  }
}

/** The same with focal length and centre such that these places fill the box from x0, y0 to x1, y1 px, centred. */
export function sightOn(
  eye: Place,
  target: Place,
  places: readonly Place[],
  [x0, y0, x1, y1]: readonly [number, number, number, number],
): Sight {
  const seen = places.map((place) => look(eye, target).see(place))
  const range = (i: 0 | 1): Point => [Math.min(...seen.map((p) => p[i])), Math.max(...seen.map((p) => p[i]))]
  const [across, down] = [range(0), range(1)]
  const focal = Math.min((x1 - x0) / (across[1] - across[0]), (y1 - y0) / (down[1] - down[0]))
  return sightFrom(eye, target, focal, [
    (x0 + x1) / 2 - (focal * (across[0] + across[1])) / 2,
    (y0 + y1) / 2 - (focal * (down[0] + down[1])) / 2,
  ])
}

/** A cylinder that stands on a level: its flank and its lid. */
export function drawDrum(
  scene: Scene,
  [x, y, z]: Place,
  radius: number,
  height: number,
  flank: string,
  lid: string,
): void {
  const ring = (high: number): Place[] => on(level(high), arc(x, y, radius, 0, 360, 20))
  scene.solid([...ring(z), ...ring(z + height)], flank)
  scene.disc(level(z + height), x, y, radius, lid)
}
