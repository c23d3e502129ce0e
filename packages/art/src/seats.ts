import { tone } from './colour.ts'
import { span, type Place, type Point } from './geometry.ts'
import type { Front } from './interior.ts'
import { cushion, level, on, panel } from './scene.ts'

/** The front part of a front seat's cushion, seen from above. */
export function drawCushion({ scene, cabin, half, forward, sport }: Front, s: number): void {
  const x = s * half * 0.53
  const wide = Math.min(0.25, half * 0.53 - 0.13)
  const [y0, y1] = [0.14, 0.74]
  const z = forward ? 0.4 : 0.37
  const { hide } = cabin
  const ring = (high: number, grow: number, front: number): Place[] =>
    on(level(high), cushion([[x - wide - grow, y0], [x + wide + grow, y0], [x + wide + grow, y1 + front - 0.04], [x + wide - 0.03, y1 + front], [x - wide + 0.03, y1 + front], [x - wide - grow, y1 + front - 0.04]], 1))
  scene.solid([...ring(0.12, -0.03, -0.1), ...ring(0.2, -0.02, -0.06)], '#10161a')
  scene.solid([...ring(0.22, 0, -0.02), ...ring(z - 0.07, 0.008, 0.012), ...ring(z, 0, -0.02)], tone(hide, -0.34))
  const top = on(level(z), cushion([[x - wide, y0], [x + wide, y0], [x + wide, y1 - 0.06], [x + wide * 0.8, y1 - 0.02], [x - wide * 0.8, y1 - 0.02], [x - wide, y1 - 0.06]], 1))
  scene.face(top, tone(hide, -0.06))
  for (const e of [-1, 1]) {
    const bolster = cushion([[x + e * wide, y0], [x + e * wide, y1 - 0.09], [x + e * wide * 0.8, y1 - 0.04], [x + e * wide * 0.66, y1 - 0.12], [x + e * wide * 0.62, y0]], 1)
    const rise = sport ? 0.05 : 0.03
    scene.solid([...on(level(z), bolster), ...on(level(z + rise), bolster.map(([u, v]): Point => [u + (x + e * wide * 0.82 - u) * 0.35, v - 0.02]))], e * s > 0 ? tone(hide, -0.18) : tone(hide, 0.1))
  }
  const middle = panel(x - wide * 0.56, x + wide * 0.56, y0, y1 - 0.1, 0.04)
  scene.face(on(level(z + 0.004), middle), tone(hide, 0.05))
  const stitch = tone(hide, cabin.piped ? 0.42 : -0.3)
  for (const y of [0.36, 0.46, 0.56]) {
    scene.line(span(-0.5, 0.5, (u): Place => [x + wide * u, y + 0.02 * (1 - 4 * u * u), z + 0.005], 8), stitch, 0.004, ' opacity=".7"')
  }
  scene.line(on(level(z + 0.005), [[x - wide * 0.56, y0], [x - wide * 0.56, y1 - 0.14], [x - wide * 0.5, y1 - 0.1], [x + wide * 0.5, y1 - 0.1], [x + wide * 0.56, y1 - 0.14], [x + wide * 0.56, y0]]), stitch, 0.004)
}
