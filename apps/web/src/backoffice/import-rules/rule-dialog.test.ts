import { expect, test } from 'vitest'
import { bodiesIn } from './rule-dialog.tsx'

test.each(['none', 'None', 'aucun', 'なし'])('reads “%s” as a country without inspection', (text) => {
  expect(bodiesIn(text)).toEqual([])
})

test.each(['JEVIC, QISJ', 'JEVIC、QISJ', 'JEVIC，QISJ,'])('reads the inspection bodies of “%s”', (text) => {
  expect(bodiesIn(text)).toEqual(['JEVIC', 'QISJ'])
})
