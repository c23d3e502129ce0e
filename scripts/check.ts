import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { houseRuleViolations, type SourceFile } from './house-rules.ts'
import { importGraphErrors } from './import-graph.ts'
import { danglingReferences } from './references.ts'
import { commitSubjectErrors, newCommitSubjects, testTitleErrors } from './writing-rules.ts'

// Runs types, lint, format and the house rules in parallel; prints only errors.
const root = join(import.meta.dirname, '..')
const NOT_SOURCE = new Set(['node_modules', 'dist', 'data', '.git', '.cache'])
// These files contain examples of everything that the rules reject.
const EXAMPLES = new Set(['scripts/house-rules.test.ts', 'scripts/references.test.ts', 'scripts/writing-rules.test.ts'])
const TEXT = /\.(ts|tsx|mts|mjs|js|json|jsonc|css|sql|md|html|svg|csv)$|^[^.]+$/

/** Runs a tool of node_modules/.bin; returns its output if it found something, else ''. */
function tool(name: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', '.bin', name), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code) => resolve(code === 0 ? '' : output.trim() || `ended with ${code}`))
  })
}

function sourceFiles(folder = ''): SourceFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) ? [] : sourceFiles(path)
    return TEXT.test(entry.name) && !path.endsWith('.gen.ts') && !EXAMPLES.has(path)
      ? [{ path, text: readFileSync(join(root, path), 'utf8') }]
      : []
  })
}

/** Keeps what the last run found, so that a second one checks only what has changed since. */
const types = (project: string, name: string): Promise<string> =>
  tool('tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', join(root, '.cache/types', name)])

const steps: [string, Promise<string>][] = [
  ['types', types('.', 'root')],
  ['types of the pages', types('apps/web', 'web')],
  ['lint', tool('oxlint', ['--format=unix'])],
  ['format (npx oxfmt puts it right)', tool('oxfmt', ['--list-different'])],
]
const files = sourceFiles()
const found = [
  ['house rules', houseRuleViolations(files).join('\n')],
  ['references', danglingReferences(files).join('\n')],
  ['import directions and cycles', importGraphErrors(files).join('\n')],
  ['test titles', testTitleErrors(files).join('\n')],
  ['commit subjects', commitSubjectErrors(newCommitSubjects(root)).join('\n')],
]
for (const [name, output] of steps) found.push([name, await output])

const bad = found.filter(([, output]) => output !== '')
for (const [name, output] of bad) console.error(`\n${name}:\n${output}`)
console.log(
  bad.length === 0
    ? 'Types, lint, format and house rules are in order'
    : `\nNot in order: ${bad.map(([name]) => name).join(', ')}`,
)
process.exitCode = bad.length === 0 ? 0 : 1
