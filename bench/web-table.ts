import { linesOf } from './result-table.ts'
import { BYTES_AIM } from './web-bytes.ts'
import type { BytesRow } from './web-bytes.ts'
import type { WebRow } from './web-row.ts'

/** The table of the buyer's speed. */
export const webTableOf = (rows: readonly WebRow[]): string =>
  linesOf(
    [
      ['', 'screen', 'line', 'figure', 'value', 'from – to', 'limit', 'its value', 'ratio', 'arrive at'],
      ...rows.map(cells),
    ],
    [0, 1, 2, 3, 6, 9],
  )

export const bytesTableOf = (rows: readonly BytesRow[]): string =>
  linesOf(
    [
      [
        '',
        'screen',
        '',
        'HTML',
        'CSS',
        'fonts',
        'together',
        'JS',
        'pictures in view',
        'below',
        'afterwards',
        BYTES_AIM,
      ],
      ...rows.map((row) => [
        row.id,
        row.what,
        row.locale,
        ...[row.html, row.css, row.fonts, row.html + row.css + row.fonts, row.js].map(kB),
        ...[row.picturesInView, row.picturesBelow, row.afterwards].map(kB),
        row.met ? '✓' : '✗',
      ]),
    ],
    [0, 1, 2, 11],
  )

const kB = (value: number): string => value.toFixed(1)

const cells = ({ id, what, line, figure, unit, value, least, most, limit, ratio, aim, met }: WebRow): string[] => [
  id,
  what,
  line,
  figure,
  `${short(value)} ${unit}`.trim(),
  least === most ? '' : `${short(least)} – ${short(most)}`,
  limit?.name ?? '–',
  limit ? `${short(limit.value)} ${unit}`.trim() : '–',
  Number.isNaN(ratio) ? '–' : ratio.toFixed(2),
  `${aim}${met === undefined ? '' : met ? ' ✓' : ' ✗'}`.trim(),
]

const short = (value: number): string =>
  Number.isNaN(value)
    ? '–'
    : value >= 100 || Number.isInteger(value)
      ? String(Math.round(value))
      : value.toFixed(value < 1 ? 3 : 1)

export const WEB_LEGEND = [
  'A phone of 390 × 844 at 2 dots a pixel, CPU slowed 4 times, nothing in its cache; medians, and from the least to the most. Slow 4G: 1.6 Mb/s, 150 ms; 3G: 400 kb/s, 400 ms.',
  'Bare page: one answer of as many bytes as ours needs for the same (HTML, CSS, the picture), with its text at the end and no script; round trip: an answer of next to nothing.',
  'Bytes in kB with the headers of the answers, as they are on the line; afterwards: data and code that come once the browser rests. W6 counts a filter; messages come with their own issue.',
].join('\n')
