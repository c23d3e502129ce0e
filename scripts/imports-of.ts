/** One import or re-export of a file. */
export type Import = { from: string; isType: boolean }

// For formatted code only: an import begins its line, and its source is in single quotes.
const STATIC = /^(?:import|export)\s+(type\s+)?(?:([\w*$\s{},]+?)\s+from\s+)?'([^']+)'/gm
const DYNAMIC = /\bimport\(\s*'([^']+)'\s*\)/g

/** The imports of a TypeScript file. An import whose names are all marked `type` is a type import. */
export function importsOf(text: string): Import[] {
  const found: Import[] = []
  for (const [, type, names, from = ''] of text.matchAll(STATIC)) {
    const isMarked =
      /^\{[^}]*\}$/.test(names ?? '') &&
      (names ?? '')
        .replace(/[{}]/g, '')
        .split(',')
        .every((name) => !name.trim() || name.trim().startsWith('type '))
    found.push({ from, isType: type !== undefined || isMarked })
  }
  for (const [, from = ''] of text.matchAll(DYNAMIC)) found.push({ from, isType: false })
  return found
}
