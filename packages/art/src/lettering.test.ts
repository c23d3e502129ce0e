import { expect, test } from 'vitest'
import { lettering, linesOf, widthOf } from './lettering.ts'

test('[STF-12] draws any text by outlines alone', () => {
  const drawn = lettering('Škoda 5 000 $ 日本 <script>', { x: 0, y: 0, size: 40, fill: '#fff' })
  expect(drawn).not.toMatch(/<text|font|script/)
  expect(drawn.match(/<path /g)).toHaveLength([...'Skoda5000$<script>'].length)
  expect(lettering('日本', { x: 0, y: 0, size: 40, fill: '#fff' })).not.toContain('<path')
})

test('[STF-12] wraps lines by width and count and marks a cut', () => {
  const lines = linesOf('Toyota Corolla Fielder Hybrid G WxB with everything that there is', 38, 292, 3)
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(widthOf(line, 38)).toBeLessThanOrEqual(292)
  expect(lines[0]).toBe('Toyota Corolla')
  expect(lines[2]).toMatch(/\S…$/)
  expect(linesOf('W'.repeat(100), 38, 292, 2).map((line) => widthOf(line, 38) <= 292)).toEqual([true, true])
  expect(linesOf('Vitz', 38, 292, 3)).toEqual(['Vitz'])
  expect(linesOf('', 38, 292, 3)).toEqual([])
})
