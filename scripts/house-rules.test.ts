import { expect, test } from 'vitest'
import { breaches } from './house-rules.ts'

const complaints = (path: string, text: string) => breaches([{ path, text }])
const expectWell = (path: string, text: string) => expect(complaints(path, text)).toEqual([])
const expectRefused = (path: string, text: string, word: string) =>
  expect(complaints(path, text).join('\n')).toContain(word)

test('lets packages import only lower layers', () => {
  expectWell(
    'packages/contract/src/ports.ts',
    "import { z } from 'zod'\nimport { id } from './primitives.ts'\nexport const a = z.object({ id })\n",
  )
  expectRefused(
    'packages/contract/src/ports.ts',
    "import { carTotal } from '@minato/domain/pricing'\nexport const a = carTotal\n",
    'packages/contract may not import packages/domain',
  )
  expectRefused(
    'packages/domain/src/ports.ts',
    "import { readFileSync } from 'node:fs'\nexport const a = readFileSync\n",
    'may not import node:fs',
  )
  expectRefused('packages/domain/src/ports.ts', "import { z } from 'zod'\nexport const a = z\n", 'may not import zod')
  expectWell(
    'packages/domain/src/ports.test.ts',
    "import { test } from 'vitest'\nimport fc from 'fast-check'\ntest('a', () => fc)\n",
  )
  expectRefused(
    'packages/art/src/car.ts',
    "import sharp from 'sharp'\nexport const a = sharp\n",
    'may not import sharp',
  )
})

test('enters a module through its service and keeps its store private', () => {
  const from = (file: string) => `import { a } from '../vehicles/${file}'\nexport const b = a\n`
  expectWell('apps/server/src/modules/inquiries/service.ts', from('service.ts'))
  expectRefused('apps/server/src/modules/inquiries/service.ts', from('shape.ts'), 'entered through its service.ts')
  expectRefused('apps/server/src/modules/inquiries/service.ts', from('store.ts'), 'private to its module')
  expectRefused(
    'apps/server/src/app.ts',
    "import { a } from './modules/vehicles/store.ts'\nexport const b = a\n",
    'private to its module',
  )
  expectWell('apps/server/src/app.ts', "import { a } from './modules/vehicles/routes.ts'\nexport const b = a\n")
  expectRefused(
    'apps/server/src/platform/http/health.ts',
    "import { a } from '../../modules/vehicles/service.ts'\nexport const b = a\n",
    'the platform knows no module',
  )
  expectWell(
    'apps/server/src/modules/vehicles/search/service.ts',
    "import { a } from '../store.ts'\nexport const b = a\n",
  )
})

test('lets pages import contract types and addresses and no server code', () => {
  expectWell(
    'apps/web/src/shell/a.ts',
    "import type { Vehicle } from '@minato/contract/vehicles'\nexport type A = Vehicle\n",
  )
  expectWell(
    'apps/web/src/shell/a.ts',
    "import { COLORS } from '@minato/contract/enumerations'\nexport const a = COLORS\n",
  )
  expectRefused(
    'apps/web/src/shell/a.ts',
    "import { vehicle } from '@minato/contract/vehicles'\nexport const a = vehicle\n",
    'only types',
  )
  expectRefused(
    'apps/web/src/shell/a.ts',
    "import type { Context } from '../../../server/src/context.ts'\nexport type A = Context\n",
    'they ask the API',
  )
  expectRefused(
    'apps/server/src/app.ts',
    "import { a } from '../../web/src/router.tsx'\nexport const b = a\n",
    'the server may not import',
  )
})

test('rejects names that say nothing', () => {
  expectRefused('apps/web/src/utils/money.ts', 'export const a = 1\n', "no folder is called 'utils'")
  expectRefused('packages/domain/src/helpers.ts', 'export const a = 1\n', "no file is called 'helpers.ts'")
  expectRefused('packages/domain/src/portFees.ts', 'export const a = 1\n', 'kebab-case')
  expectRefused('packages/domain/src/PortFees/a.ts', 'export const a = 1\n', 'kebab-case')
  expectWell('apps/web/src/routes/vehicles.$brand.tsx', 'export const Route = 1\n')
  expectWell('db/migrations/0001_platform_ground.sql', 'create schema platform;\n')
  expectRefused('packages/domain/src/all.ts', "export * from './a.ts'\nexport { b } from './b.ts'\n", 'only passes on')
  expectWell('packages/domain/src/a.ts', "export { b } from './b.ts'\nexport const c = 1\n")
})

test('limits file length except style sheets', () => {
  const long = 'export const a = 1\n'.repeat(301)
  expectRefused('packages/domain/src/pricing.ts', long, '301 lines')
  expectWell('packages/domain/src/pricing.ts', 'export const a = 1\n'.repeat(300))
  expectWell('apps/web/src/shell/shell.css', long)
})

test('allows SQL and connections in their places only', () => {
  const query = 'export const a = () => `select id from vehicles.car`\n'
  expectRefused('apps/server/src/modules/vehicles/service.ts', query, 'line 1: SQL')
  expectRefused('apps/web/src/shell/a.ts', 'const a = `\n  update vehicles.car set price = 1`\n', 'SQL')
  expectRefused('apps/server/src/modules/vehicles/routes.ts', 'const a = sql`true`\n', 'SQL')
  expectWell('apps/server/src/modules/vehicles/search/store.ts', query)
  expectWell('apps/server/src/modules/vehicles/vehicles.test.ts', query)
  expectWell('apps/web/src/messages/en.ts', "export const a = 'Select a car from our list'\n")
  expectRefused(
    'apps/server/src/modules/vehicles/store.ts',
    "import pg from 'pg'\nexport const a = new pg.Pool()\n",
    "only the platform imports 'pg'",
  )
  expectRefused(
    'apps/server/src/modules/vehicles/store.ts',
    'export const a = () => pool.query()\n',
    'names the tenant first',
  )
  expectWell('apps/server/src/platform/database/database.ts', "import pg from 'pg'\nexport const a = new pg.Pool()\n")
})

test('rejects hosts and machine paths in code', () => {
  expectRefused(
    'apps/server/src/mail.ts',
    "export const a = 'https://mail.acme.io/send'\n",
    'names the host mail.acme.io',
  )
  expectWell(
    'apps/server/src/mail.ts',
    "export const a = `http://localhost:3000 https://shop.example.com http://${'host'}`\n",
  )
  expectRefused('package-lock.json', '{ "resolved": "https://packages.acme.io/a.tgz" }', 'names a registry')
  expectRefused('docs/guide.md', 'see /home/ann/minato', 'path of one machine')
  expectWell('docs/guide.md', 'see apps/web/src/home/page.tsx and https://example.com/home/ann')
})

test('requires a reason for a suppression', () => {
  const off = (reason: string) => `// oxlint-disable-next-line no-console${reason}\nconsole.log(1)\n`
  expectRefused('scripts/a.ts', off(''), 'says its reason')
  expectWell('scripts/a.ts', off(' -- the terminal is where this speaks'))
  expectRefused('scripts/a.ts', '// @ts-ignore because it is wrong\n', 'use @ts-expect-error')
  expectRefused('scripts/a.ts', '// @ts-expect-error\n', 'says its reason')
  expectWell('scripts/a.ts', "// @ts-expect-error: the package's types lack this option\n")
})

test('rejects module mocks', () => {
  expectRefused('apps/web/src/shell/a.test.ts', "vi.mock('./b.ts')\n", 'no module is replaced')
  expectWell('apps/web/src/shell/a.test.ts', "const clock = vi.spyOn(Date, 'now')\n")
})

test('[BO-13] requires the shared dialogs and toolbars', () => {
  const page = 'apps/web/src/backoffice/ports/ports-page.tsx'
  expectRefused(page, 'export const A = () => <dialog open />\n', 'dialogs use Dialog or Confirm')
  expectRefused(page, 'export const A = () => <Modal title="a" />\n', 'dialogs use Dialog or Confirm')
  expectRefused(page, 'export const A = () => <p className="dialog-foot" />\n', 'ends with DialogFooter')
  expectRefused(page, 'export const A = () => <Dialog footer="none" />\n', 'ends with DialogFooter')
  expectRefused(page, 'export const A = () => <div className="table-tools" />\n', 'lists use ListToolbar')
  expectRefused(page, 'export const A = () => <ViewButton name="a" />\n', 'lists use ListToolbar')
  expectWell(page, 'export const A = () => <Dialog footer={<DialogFooter />} />\n')
  expectWell('apps/web/src/forms/modal.tsx', 'export const A = () => <dialog open />\n')
})
