import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FLAGS_VERSION } from './flag-address.ts'
import { Flag } from './flag.tsx'

const ROOT = join(import.meta.dirname, '../../../..')
const css = readFileSync(join(ROOT, 'apps/web/src/styles/flags.css'), 'utf8')
const installed = createRequire(import.meta.url).resolve('country-flag-icons/package.json')

/** The declarations of a rule, as the sheet has them. */
const rule = (selector: string): string =>
  new RegExp(`^${selector.replaceAll('.', '\\.')} \\{([^}]*)\\}`, 'm').exec(css)?.[1]?.replace(/\s+/g, ' ').trim() ?? ''

test('[STF-14] shows a flag of normal size without corners, shadow and ground', () => {
  expect(renderToStaticMarkup(<Flag country="JP" />)).toBe(
    `<img class="flag normal" src="/assets/flags/${FLAGS_VERSION}/jp.svg" alt="" width="48" height="32" loading="lazy" decoding="async"/>`,
  )
})

test('[STF-14] sets size, corners, shadow and ground by class', () => {
  const sizes = (['small', 'normal', 'big'] as const).map((size) =>
    renderToStaticMarkup(<Flag country="KE" size={size} />).match(/(?:width|height)="(\d+)"/g),
  )
  expect(sizes).toEqual([
    ['width="24"', 'height="16"'],
    ['width="48"', 'height="32"'],
    ['width="96"', 'height="64"'],
  ])
  expect(renderToStaticMarkup(<Flag country="KE" size="big" rounded shadow background="fog" name="Kenya" />)).toMatch(
    /class="flag big rounded shadow on-fog".*alt="Kenya"/,
  )
})

test('[STF-14] rounds corners by 15, 10 or 8 px for small, normal and big', () => {
  expect(
    [rule('.flag'), rule('.flag.small'), rule('.flag.big')].map((one) => /--scale: ([\d.]+)/.exec(one)?.[1]),
  ).toEqual(['0.5', '0.25', '1'])
  expect(
    [rule('.flag.small'), rule('.flag'), rule('.flag.big')].map((one) => /--corner: (\d+px)/.exec(one)?.[1]),
  ).toEqual(['15px', '10px', '8px'])
  expect(rule('.flag.rounded')).toBe('border-radius: calc(var(--corner) * var(--scale));')
})

test('[STF-14] has a flag of every known country and none of another code', () => {
  for (const none of ['', 'J', 'JPN', '../', '__']) expect(renderToStaticMarkup(<Flag country={none} />)).toBe('')
  expect((JSON.parse(readFileSync(installed, 'utf8')) as { version: string }).version).toBe(FLAGS_VERSION)
  const countries = readFileSync(join(ROOT, 'db/places/countries.csv'), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split(',')[1] ?? '')
  expect(countries.length).toBeGreaterThan(200)
  expect(countries.filter((code) => !existsSync(join(installed, '../3x2', `${code}.svg`)))).toEqual([])
})
