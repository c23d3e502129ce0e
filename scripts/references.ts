import { posix } from 'node:path'
import type { SourceFile } from './house-rules.ts'

const isTestFile = (path: string): boolean => /\.(?:test|e2e)\.tsx?$/.test(path)
const isCode = (path: string): boolean => /\.(?:ts|tsx|mjs|css|sql|sh)$/.test(path)

/** Ids at the start of a test title: `[INQ-05 R01] …`. */
const TITLE_IDS = /['"`]\[((?:[A-Z]{1,4}-?\d{1,2}[ ,·]*)+)\]/g

/**
 * Ids defined in the documents, by the first cell of a table row: `| INQ-05 | …`, `| G01 public
 * search | …`.
 */
function definedIds(files: SourceFile[]): Set<string> {
  const documents = files.filter(({ path }) => /^docs\/(?:requirements|threats|resilience|performance)\.md$/.test(path))
  return new Set(
    documents.flatMap(({ text }) => [...text.matchAll(/^\| ([A-Z]{1,4}-?\d{1,2})\b/gm)].map(([, id = '']) => id)),
  )
}

/** Requirements that docs/requirements.md calls held. */
function heldPromises(files: SourceFile[]): string[] {
  const text = files.find(({ path }) => path === 'docs/requirements.md')?.text ?? ''
  return [...text.matchAll(/^\| ([A-Z]{1,4}-?\d\d) \|.*\| held \|$/gm)].map(([, id = '']) => id)
}

/**
 * Dangling ids, decision numbers and links, and held requirements without a test, one line each:
 * 'path: complaint'.
 */
export function danglingReferences(files: SourceFile[]): string[] {
  const ids = definedIds(files)
  const paths = new Set(files.map(({ path }) => path))
  const decisions = new Set(
    files.flatMap(({ path }) => {
      const number = /^docs\/decisions\/(\d{4})-/.exec(path)?.[1]
      return number ? [Number(number)] : []
    }),
  )
  const found: string[] = []
  const tested = new Set<string>()
  for (const { path, text } of files) {
    const report = (complaint: string): void => void found.push(`${path}: ${complaint}`)
    if (isTestFile(path))
      for (const [, list = ''] of text.matchAll(TITLE_IDS))
        for (const id of list.match(/[A-Z]{1,4}-?\d{1,2}/g) ?? []) {
          tested.add(id)
          if (!ids.has(id))
            report(`the test id ${id} is not defined in docs/ (requirements, threats, resilience, performance)`)
        }
    if (isCode(path) && !path.startsWith('db/migrations/')) {
      for (const [, number = ''] of text.matchAll(/\bdecision (\d{1,2})\b/g))
        if (!decisions.has(Number(number))) report(`there is no decision ${number} in docs/decisions`)
      for (const [, id = ''] of text.matchAll(/\b(?:threat|goal) ([A-Z]\d\d)\b/g))
        if (!ids.has(id)) report(`${id} is not defined in docs/threats.md or docs/resilience.md`)
      for (const [name] of text.matchAll(/\bdocs\/[\w/-]+\.md\b/g))
        if (!paths.has(name)) report(`${name} does not exist`)
    }
    if (path.endsWith('.md'))
      for (const [, link = ''] of text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)) {
        const target = posix.normalize(posix.join(posix.dirname(path), link)).replace(/\/$/, '')
        if (!paths.has(target) && ![...paths].some((one) => one.startsWith(`${target}/`)) && !target.endsWith('.png'))
          report(`the link ${link} leads nowhere`)
      }
  }
  for (const id of heldPromises(files))
    if (!tested.has(id)) found.push(`docs/requirements.md: ${id} is held, and no test has its id`)
  return [...new Set(found)]
}
