import { thin, type Point } from './geometry.ts'

/** A number as SVG wants it: one decimal is a tenth of a pixel of the drawing. */
export const n1 = (value: number): string => String(Math.round(value * 10) / 10)

/** Path data through the points, thinned. */
export const path = (points: readonly Point[], close = true): string =>
  'M' +
  thin(points)
    .map((p) => n1(p[0]) + ' ' + n1(p[1]))
    .join('L') +
  (close ? 'Z' : '')

/** Offset, colour and, where it is not 1, opacity. */
export type Stop = readonly [number, string, number?]

const stopElement = ([offset, colour, opacity]: Stop): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`

/** What has been drawn: definitions and the elements that use them. */
export interface Sheet {
  defs: string
  body: string
}

/** Draws in px onto a sheet. */
export interface Pen {
  /** A filled polygon; `extra` is further attributes with a leading space. */
  put(points: readonly Point[], fill: string, extra?: string): void
  /** An open line of a width in px. */
  line(points: readonly Point[], stroke: string, width: number, extra?: string): void
  ellipse(centre: Point, rx: number, ry: number, fill: string, extra?: string): void
  /** An SVG element as it is. */
  raw(element: string): void
  /** Defines a linear gradient and gives its paint reference. */
  grad(from: Point, to: Point, stops: readonly Stop[]): string
  sheet(): Sheet
}

const ROUND = ' stroke-linecap="round" stroke-linejoin="round"'

/** A pen with an empty sheet; the ids of its gradients begin with `id`. */
export function createPen(id: string): Pen {
  const out: string[] = []
  const defs: string[] = []
  return {
    put(points, fill, extra = '') {
      out.push(`<path d="${path(points)}" fill="${fill}"${extra}/>`)
    },
    line(points, stroke, width, extra = '') {
      out.push(
        `<path d="${path(points, false)}" fill="none" stroke="${stroke}" stroke-width="${n1(width)}"${ROUND}${extra}/>`,
      )
    },
    ellipse(centre, rx, ry, fill, extra = '') {
      out.push(
        `<ellipse cx="${n1(centre[0])}" cy="${n1(centre[1])}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}"${extra}/>`,
      )
    },
    raw(element) {
      out.push(element)
    },
    grad(from, to, stops) {
      const name = `${id}${defs.length}`
      const ends = `x1="${n1(from[0])}" y1="${n1(from[1])}" x2="${n1(to[0])}" y2="${n1(to[1])}"`
      const inner = stops.map(stopElement).join('')
      defs.push(`<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${ends}>${inner}</linearGradient>`)
      return `url(#${name})`
    },
    sheet: () => ({ defs: defs.join(''), body: out.join('') }),
  }
}
