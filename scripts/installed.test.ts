import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './installed.mjs'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'minato-installed-'))))
afterEach(() => rmSync(root, { recursive: true }))

const wanted = {
  '': { name: 'minato' },
  'apps/web': { version: '0.1.0' },
  'node_modules/@minato/web': { resolved: 'apps/web', link: true },
  'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' },
  'node_modules/for-another-platform': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  [`node_modules/node-${process.platform}-${process.arch}`]: {
    version: '24.0.0',
    integrity: 'sha512-c',
    optional: true,
  },
}
const { '': _, 'node_modules/for-another-platform': __, ...found } = wanted

function write(lock: object, installed?: object): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }))
  if (!installed) return
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: installed }))
}

test('[OPS-01] accepts packages when everything in the lockfile is installed', () => {
  write(wanted, found)
  expect(isInstalled(root)).toBe(true)
})

test('[OPS-01] rejects a missing or interrupted install', () => {
  write(wanted)
  expect(isInstalled(root)).toBe(false)
  mkdirSync(join(root, 'node_modules'))
  expect(isInstalled(root)).toBe(false)
})

test('[OPS-01] rejects another version, a missing or an extra package', () => {
  write(wanted, { ...found, 'node_modules/zod': { version: '3.9.0', integrity: 'sha512-a' } })
  expect(isInstalled(root)).toBe(false)
  rmSync(join(root, 'node_modules'), { recursive: true })
  write(wanted, { ...found, 'node_modules/left': { version: '1.0.0' } })
  expect(isInstalled(root)).toBe(false)
})

test('[OPS-01] counts platform packages that npm skips silently', () => {
  const { [`node_modules/node-${process.platform}-${process.arch}`]: ___, ...lacking } = found
  write(wanted, lacking)
  expect(isInstalled(root)).toBe(false)
})
