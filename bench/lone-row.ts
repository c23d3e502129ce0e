import type { Row } from './measure.ts'

/** A line of the table for what is not requests a second under load; what is not given is not known. */
export const loneRow = (given: Partial<Row> & Pick<Row, 'id' | 'what' | 'size'>): Row => ({
  state: '–',
  rps: NaN,
  p50: NaN,
  p99: NaN,
  alone: undefined,
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
