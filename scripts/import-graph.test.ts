import { expect, test } from 'vitest'
import { importGraphErrors } from './import-graph.ts'

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((from) => `import { a } from '${from}'\n`).join(''),
})
const errorsOf = (...files: { path: string; text: string }[]) => importGraphErrors(files).join('\n')
const web = (path: string) => `apps/web/src/${path}`
const server = (path: string) => `apps/server/src/modules/${path}`

test('rejects an import of the web app from a higher layer', () => {
  expect(errorsOf(file(web('backoffice/a.ts'), '../table/b.ts'), file(web('table/b.ts')))).toBe('')
  expect(errorsOf(file(web('table/b.ts'), '../account/a.ts'), file(web('account/a.ts')))).toContain(
    'table → account: 1 imports point up',
  )
  expect(errorsOf(file(web('api/b.ts'), '../routes/a.ts'), file(web('routes/a.ts')))).toContain('api → routes')
})

test('rejects a server module that joins a circle of imports', () => {
  const ports = file(server('ports/service.ts'), '../places/service.ts')
  expect(errorsOf(ports, file(server('places/service.ts')))).toBe('')
  expect(errorsOf(ports, file(server('places/service.ts'), '../ports/other.ts'), file(server('ports/other.ts')))).toBe(
    'module places: joins a circle of imports\nmodule ports: joins a circle of imports',
  )
})

test('rejects files that import each other, but not by type imports', () => {
  const a = file('packages/domain/src/a.ts', './b.ts')
  expect(errorsOf(a, file('packages/domain/src/b.ts', './a.ts'))).toContain('a.ts: joins a circle of imports')
  expect(errorsOf(a, { path: 'packages/domain/src/b.ts', text: "import type { a } from './a.ts'\n" })).toBe('')
})
