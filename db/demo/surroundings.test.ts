import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BODY_TYPES } from '@minato/contract/enumerations'
import { expect, test } from 'vitest'
import { markups } from './markups.ts'
import { ports } from './ports.ts'

const TODAY = new Date('2026-11-20T09:00:00Z')

test('[OPS-01] serves DR Congo by Matadi and overland by Mombasa and Dar es Salaam', () => {
  expect(ports.filter(({ countriesServed }) => countriesServed.includes('CD')).map(({ name }) => name)).toEqual([
    'Mombasa',
    'Dar es Salaam',
    'Matadi',
  ])
})

test('[OPS-01] has a code, a plausible tariff and real countries for every port', () => {
  expect(new Set(ports.map(({ unlocode }) => unlocode)).size).toBe(ports.length)
  const known = readFileSync(resolve(import.meta.dirname, '../places/countries.csv'), 'utf8')
  for (const { name, country, countriesServed, tariff } of ports) {
    expect([name, tariff >= 50 && tariff <= 200]).toEqual([name, true])
    for (const code of [country, ...countriesServed]) expect(known).toContain(`,${code},`)
  }
})

const PORTS = resolve('../shared/data/ports/ports.csv')
test.skipIf(!existsSync(PORTS))('[OPS-01] uses the ports of discharge of the shared list', () => {
  const listed = readFileSync(PORTS, 'utf8')
    .split('\n')
    .filter((line) => line.includes(',DISCHARGE,'))
    .map((line) => line.slice(0, 5))
  expect(listed.filter((code) => !ports.some(({ unlocode }) => unlocode === code))).toEqual([])
})

test('[OPS-01] has one markup in force per body category and a scheduled one for vans', () => {
  const given = markups(TODAY)
  expect(given.map(({ category }) => category).sort()).toEqual([...BODY_TYPES].sort())
  const toCome = given.filter(({ values }) => values.some(({ effectiveTime }) => effectiveTime > TODAY.toISOString()))
  expect(toCome.map(({ category }) => category)).toEqual(['VAN'])
})
