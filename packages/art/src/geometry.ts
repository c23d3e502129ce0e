/** Small plane geometry: all pictures are polygons, and a polygon is a list of points. */

export type Point = readonly [number, number]
/** A place in space, in metres. */
export type Place = readonly [number, number, number]

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))

/** The n + 1 even steps from 0 to 1. */
export const steps = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i / n)

/** Samples `at` at n + 1 even steps from a to b. */
export const span = <T>(a: number, b: number, at: (value: number) => T, n = 14): T[] =>
  steps(n).map((t) => at(lerp(a, b, t)))

/** The last item of a list that is known not to be empty. */
export const last = <T>(items: readonly T[]): T => items[items.length - 1] as T

/** Rounds an open line by cutting its corners n times (Chaikin); its ends stay. */
export function smooth(line: readonly Point[], n = 2): Point[] {
  let points = [...line]
  for (let round = 0; round < n; round++) {
    const next: Point[] = [points[0] as Point]
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1] as Point, points[i] as Point]
      next.push([lerp(a[0], b[0], 0.25), lerp(a[1], b[1], 0.25)], [lerp(a[0], b[0], 0.75), lerp(a[1], b[1], 0.75)])
    }
    next.push(last(points))
    points = next
  }
  return points
}

/** A polyline as a function of x; constant beyond its ends. */
export const along =
  (line: readonly Point[]) =>
  (x: number): number => {
    let before = line[0] as Point
    if (x <= before[0]) return before[1]
    for (const point of line.slice(1)) {
      if (x <= point[0]) return lerp(before[1], point[1], (x - before[0]) / (point[0] - before[0] || 1))
      before = point
    }
    return before[1]
  }

/** The convex hull, for the outline of a rounded solid. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (row: readonly Point[]): Point[] => {
    const kept: Point[] = []
    for (const c of row) {
      while (kept.length > 1) {
        const [a, b] = [kept[kept.length - 2] as Point, last(kept)]
        if ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0) break
        kept.pop()
      }
      kept.push(c)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** Drops the points that lie within `tolerance` px of the line without them (Douglas–Peucker). */
export function thin(points: readonly Point[], tolerance = 0.22): readonly Point[] {
  if (points.length < 3) return points
  const [a, b] = [points[0] as Point, last(points)]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  let far = 0
  let at = 0
  points.forEach((p, i) => {
    const distance =
      length < 1e-6
        ? Math.hypot(p[0] - a[0], p[1] - a[1])
        : Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length
    if (distance > far) {
      far = distance
      at = i
    }
  })
  if (far < tolerance) return [a, b]
  return [...thin(points.slice(0, at + 1), tolerance).slice(0, -1), ...thin(points.slice(at), tolerance)]
}
