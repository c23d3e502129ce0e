import { posix } from 'node:path'
import type { SourceFile } from './house-rules.ts'
import { importsOf } from './imports-of.ts'

/** Layers of the web app, top first: a folder imports only its own layer and those below. */
const LAYERS: readonly (readonly string[])[] = [
  ['routes'],
  ['account', 'backoffice', 'inquiries', 'layout', 'storefront'],
  ['forms', 'table', 'ui'],
  ['api', 'i18n', 'offline', 'performance', 'session'],
]
const WEB = 'apps/web/src/'
const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(?:test|e2e|fixture)\.tsx?$/.test(path)

/**
 * Our own files that a file imports; without type imports, which vanish at run time, if
 * `isValueOnly`.
 */
function targets({ path, text }: SourceFile, paths: ReadonlySet<string>, isValueOnly: boolean): string[] {
  return importsOf(text)
    .filter(({ from, isType }) => from.startsWith('.') && !(isValueOnly && isType))
    .map(({ from }) => posix.normalize(posix.join(posix.dirname(path), from)))
    .filter((to) => paths.has(to) && isCode(to))
}

/** Imports of the web app from a higher layer, by folders: 'forms → layout' → the importing files. */
export function upwardImports(files: SourceFile[]): Map<string, string[]> {
  const paths = new Set(files.map(({ path }) => path))
  const layerOf = (path: string): [number, string] => {
    const folder = path.slice(WEB.length).split('/')[0] ?? ''
    return [LAYERS.findIndex((layer) => layer.includes(folder)), folder]
  }
  const found = new Map<string, string[]>()
  for (const file of files.filter(({ path }) => path.startsWith(WEB) && isCode(path))) {
    const [own, folder] = layerOf(file.path)
    for (const to of targets(file, paths, false).filter((one) => one.startsWith(WEB))) {
      const [layer, target] = layerOf(to)
      // Files outside the folders, such as router.tsx, belong to no layer.
      if (own < 0 || layer < 0 || layer >= own) continue
      const arrow = `${folder} → ${target}`
      found.set(arrow, [...(found.get(arrow) ?? []), file.path])
    }
  }
  return found
}

/** Cycles of a graph, each sorted (Tarjan's strongly connected components). */
function cyclesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (node: string): void => {
    const own = index.size
    index.set(node, own)
    low.set(node, own)
    stack.push(node)
    for (const to of graph.get(node) ?? []) {
      if (!index.has(to)) visit(to)
      if (stack.includes(to)) low.set(node, Math.min(low.get(node) ?? own, low.get(to) ?? own))
    }
    if (low.get(node) !== own) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1) found.push(group.toSorted())
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found
}

/** Import cycles between server modules, and between files by value imports. */
export function importCycles(files: SourceFile[]): { modules: string[][]; files: string[][] } {
  const paths = new Set(files.map(({ path }) => path))
  const moduleOf = (path: string): string | undefined => /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1]
  const byFile = new Map<string, Set<string>>()
  const byModule = new Map<string, Set<string>>()
  for (const file of files.filter(({ path }) => isCode(path))) {
    const all = targets(file, paths, true)
    byFile.set(file.path, new Set(all))
    const own = moduleOf(file.path)
    if (!own) continue
    const others = byModule.get(own) ?? new Set()
    byModule.set(own, others)
    for (const to of all) {
      const other = moduleOf(to)
      if (other && other !== own) others.add(other)
    }
  }
  return { modules: cyclesIn(byModule), files: cyclesIn(byFile) }
}

/** Upward imports of the web app and members of cycles, one line each. */
export function importGraphErrors(files: SourceFile[]): string[] {
  const cycles = importCycles(files)
  return [
    ...[...upwardImports(files)].map(
      ([arrow, from]) => `${arrow}: ${from.length} imports point up (${[...new Set(from)].join(', ')})`,
    ),
    ...cycles.modules.flat().map((name) => `module ${name}: joins a circle of imports`),
    ...cycles.files.flat().map((path) => `${path}: joins a circle of imports`),
  ]
}
