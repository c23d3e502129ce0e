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

/** The same with steps from point to point, which are shorter to write; the steps add up without drift. */
export function shortPath(points: readonly Point[], close = true): string {
  const short = (tenths: number): string => n1(tenths / 10).replace(/^(-?)0\./, '$1.')
  let data = ''
  let [x, y] = [0, 0]
  thin(points, 0.35).forEach((p, i) => {
    const [toX, toY] = [Math.round(p[0] * 10), Math.round(p[1] * 10)]
    const [dx, dy] = [short(toX - x), short(toY - y)]
    data += (i === 0 ? 'M' : i === 1 ? 'l' : dx.startsWith('-') ? '' : ' ') + dx + (dy.startsWith('-') ? '' : ' ') + dy
    ;[x, y] = [toX, toY]
  })
  return data + (close ? 'z' : '')
}

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
  /** All that `draw` puts on the sheet shows within the outline alone. */
  clip(outline: readonly Point[], draw: () => void): void
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
    ...commonTools(id, out, defs),
  }
}

/** A pen that writes shorter: for drawings of many parts. */
export function createShortPen(id: string): Pen {
  const out: string[] = []
  const defs: string[] = []
  const tools = commonTools(id, out, defs)
  /** The end of the last line's element, if nothing came after it. */
  let open = { at: -1, end: '' }
  return {
    ...tools,
    put(points, fill, extra = '') {
      out.push(`<path d="${shortPath(points)}" fill="${fill}"${extra}/>`)
    },
    line(points, stroke, width, extra = '') {
      const data = shortPath(points, false)
      const end = `" fill="none" stroke="${stroke}" stroke-width="${n1(width)}"${extra}/>`
      // Lines of one kind in a row make one element.
      if (open.at === out.length && open.end === end) {
        out.push((out.pop() as string).slice(0, -end.length) + data + end)
        return
      }
      out.push(`<path d="${data}${end}`)
      open = { at: out.length, end }
    },
    sheet() {
      const sheet = tools.sheet()
      return { defs: sheet.defs, body: `<g${ROUND}>${sheet.body}</g>` }
    },
  }
}

function commonTools(id: string, out: string[], defs: string[]): Omit<Pen, 'put' | 'line'> {
  const define = (element: (name: string) => string): string => {
    const name = `${id}${defs.length}`
    defs.push(element(name))
    return `url(#${name})`
  }
  return {
    ellipse(centre, rx, ry, fill, extra = '') {
      out.push(
        `<ellipse cx="${n1(centre[0])}" cy="${n1(centre[1])}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${fill}"${extra}/>`,
      )
    },
    raw(element) {
      out.push(element)
    },
    clip(outline, draw) {
      const reference = define((name) => `<clipPath id="${name}"><path d="${path(outline)}"/></clipPath>`)
      out.push(`<g clip-path="${reference}">`)
      draw()
      out.push('</g>')
    },
    grad(from, to, stops) {
      const ends = `x1="${n1(from[0])}" y1="${n1(from[1])}" x2="${n1(to[0])}" y2="${n1(to[1])}"`
      const inner = stops.map(stopElement).join('')
      return define(
        (name) => `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${ends}>${inner}</linearGradient>`,
      )
    },
    sheet: () => ({ defs: defs.join(''), body: out.join('') }),
  }
}
