import { lerp } from './geometry.ts'

const channels = (colour: string): number[] => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16))

/** The sum of the three channels, 0 to 765. */
export const brightness = (colour: string): number => channels(colour).reduce((a, b) => a + b)

/** The colour a share t of the way from a to b; both are #rrggbb. */
export function mix(a: string, b: string, t: number): string {
  const to = channels(b)
  const mixed = channels(a).map((v, i) =>
    Math.round(lerp(v, to[i] as number, t))
      .toString(16)
      .padStart(2, '0'),
  )
  return '#' + mixed.join('')
}

/** Lighter for t above 0, towards ink below. */
export const tone = (colour: string, t: number): string =>
  t >= 0 ? mix(colour, '#ffffff', t) : mix(colour, '#0d1a22', -t)

/** A paint and the tones made of it. */
export interface Paintwork {
  paint: string
  /** The colour of shut lines. */
  seam: string
  /** A tone of the paint; near black less light, near white less shade, or the form is lost. */
  shade: (t: number) => string
}

/** The tones that a body of this paint needs. */
export function paintwork(paint: string): Paintwork {
  const light = brightness(paint)
  const dark = light < 210
  const pale = light > 640
  return {
    paint,
    seam: tone(paint, dark ? 0.16 : pale ? -0.34 : -0.42),
    shade: (t) => tone(paint, dark && t > 0 ? t * 0.8 : pale && t < 0 ? t * 0.85 : t),
  }
}
