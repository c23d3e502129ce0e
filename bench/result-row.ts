import type { Row } from './measure.ts'

/** A table row for a measurement other than requests a second; missing values are unknown. */
export const createSingleRow = (given: Partial<Row> & Pick<Row, 'id' | 'what' | 'size'>): Row => ({
  state: '–',
  rps: NaN,
  p50: NaN,
  p99: NaN,
  alone: undefined,
  steadyP99: NaN,
  errors: 0,
  nodeMs: NaN,
  postgresMs: NaN,
  limit: undefined,
  ratio: NaN,
  cpuRatio: NaN,
  l3: NaN,
  aim: '',
  met: undefined,
  isSenderBusy: false,
  isDisturbed: false,
  ...given,
})
