import { expect, test } from 'vitest'
import { houseRuleViolations } from './house-rules.ts'

const complaints = (path: string, text: string) => houseRuleViolations([{ path, text }])
const expectNoViolation = (path: string, text: string) => expect(complaints(path, text)).toEqual([])
const expectViolation = (path: string, text: string, word: string) =>
  expect(complaints(path, text).join('\n')).toContain(word)

test('lets packages import only lower layers', () => {
  expectNoViolation(
    'packages/contract/src/ports.ts',
    "import { z } from 'zod'\nimport { id } from './primitives.ts'\nexport const a = z.object({ id })\n",
  )
  expectViolation(
    'packages/contract/src/ports.ts',
    "import { carTotal } from '@minato/domain/pricing'\nexport const a = carTotal\n",
    'packages/contract may not import packages/domain',
  )
  expectViolation(
    'packages/domain/src/ports.ts',
    "import { readFileSync } from 'node:fs'\nexport const a = readFileSync\n",
    'may not import node:fs',
  )
  expectViolation('packages/domain/src/ports.ts', "import { z } from 'zod'\nexport const a = z\n", 'may not import zod')
  expectNoViolation(
    'packages/domain/src/ports.test.ts',
    "import { test } from 'vitest'\nimport fc from 'fast-check'\ntest('a', () => fc)\n",
  )
  expectViolation(
    'packages/art/src/car.ts',
    "import sharp from 'sharp'\nexport const a = sharp\n",
    'may not import sharp',
  )
})

test('enters a module through its service and keeps its store private', () => {
  const from = (file: string) => `import { a } from '../vehicles/${file}'\nexport const b = a\n`
  expectNoViolation('apps/server/src/modules/inquiries/service.ts', from('service.ts'))
  expectViolation('apps/server/src/modules/inquiries/service.ts', from('shape.ts'), 'entered through its service.ts')
  expectViolation('apps/server/src/modules/inquiries/service.ts', from('store.ts'), 'private to its module')
  expectViolation(
    'apps/server/src/app.ts',
    "import { a } from './modules/vehicles/store.ts'\nexport const b = a\n",
    'private to its module',
  )
  expectNoViolation('apps/server/src/app.ts', "import { a } from './modules/vehicles/routes.ts'\nexport const b = a\n")
  expectViolation(
    'apps/server/src/platform/http/health.ts',
    "import { a } from '../../modules/vehicles/service.ts'\nexport const b = a\n",
    'the platform knows no module',
  )
  expectNoViolation(
    'apps/server/src/modules/vehicles/search/service.ts',
    "import { a } from '../store.ts'\nexport const b = a\n",
  )
})

test('lets pages import contract types and addresses and no server code', () => {
  expectNoViolation(
    'apps/web/src/shell/a.ts',
    "import type { Vehicle } from '@minato/contract/vehicles'\nexport type A = Vehicle\n",
  )
  expectNoViolation(
    'apps/web/src/shell/a.ts',
    "import { COLORS } from '@minato/contract/enumerations'\nexport const a = COLORS\n",
  )
  expectViolation(
    'apps/web/src/shell/a.ts',
    "import { vehicle } from '@minato/contract/vehicles'\nexport const a = vehicle\n",
    'only types',
  )
  expectViolation(
    'apps/web/src/shell/a.ts',
    "import type { Context } from '../../../server/src/context.ts'\nexport type A = Context\n",
    'they ask the API',
  )
  expectViolation(
    'apps/server/src/app.ts',
    "import { a } from '../../web/src/router.tsx'\nexport const b = a\n",
    'the server may not import',
  )
})

test('rejects names that say nothing', () => {
  expectViolation('apps/web/src/utils/money.ts', 'export const a = 1\n', "no folder is called 'utils'")
  expectViolation('packages/domain/src/helpers.ts', 'export const a = 1\n', "no file is called 'helpers.ts'")
  expectViolation('packages/domain/src/portFees.ts', 'export const a = 1\n', 'kebab-case')
  expectViolation('packages/domain/src/PortFees/a.ts', 'export const a = 1\n', 'kebab-case')
  expectNoViolation('apps/web/src/routes/vehicles.$brand.tsx', 'export const Route = 1\n')
  expectNoViolation('db/migrations/0001_platform.sql', 'create schema platform;\n')
  expectViolation(
    'packages/domain/src/all.ts',
    "export * from './a.ts'\nexport { b } from './b.ts'\n",
    'only passes on',
  )
  expectNoViolation('packages/domain/src/a.ts', "export { b } from './b.ts'\nexport const c = 1\n")
})

test('limits file length except style sheets', () => {
  const long = 'export const a = 1\n'.repeat(301)
  expectViolation('packages/domain/src/pricing.ts', long, '301 lines')
  expectNoViolation('packages/domain/src/pricing.ts', 'export const a = 1\n'.repeat(300))
  expectNoViolation('apps/web/src/shell/shell.css', long)
})

test('allows SQL and connections in their places only', () => {
  const query = 'export const a = () => `select id from vehicles.car`\n'
  expectViolation('apps/server/src/modules/vehicles/service.ts', query, 'line 1: SQL')
  expectViolation('apps/web/src/shell/a.ts', 'const a = `\n  update vehicles.car set price = 1`\n', 'SQL')
  expectViolation('apps/server/src/modules/vehicles/routes.ts', 'const a = sql`true`\n', 'SQL')
  expectNoViolation('apps/server/src/modules/vehicles/search/store.ts', query)
  expectNoViolation('apps/server/src/modules/vehicles/vehicles.test.ts', query)
  expectNoViolation('apps/web/src/i18n/en/shop.ts', "export const a = 'Select a car from our list'\n")
  expectViolation(
    'apps/server/src/modules/vehicles/store.ts',
    "import pg from 'pg'\nexport const a = new pg.Pool()\n",
    "only the platform imports 'pg'",
  )
  expectViolation(
    'apps/server/src/modules/vehicles/store.ts',
    'export const a = () => pool.query()\n',
    'names the tenant first',
  )
  expectNoViolation(
    'apps/server/src/platform/database/database.ts',
    "import pg from 'pg'\nexport const a = new pg.Pool()\n",
  )
})

test('rejects hosts and machine paths in code', () => {
  expectViolation(
    'apps/server/src/mail.ts',
    "export const a = 'https://mail.acme.io/send'\n",
    'names the host mail.acme.io',
  )
  expectNoViolation(
    'apps/server/src/mail.ts',
    "export const a = `http://localhost:3000 https://shop.example.com http://${'host'}`\n",
  )
  expectViolation('package-lock.json', '{ "resolved": "https://packages.acme.io/a.tgz" }', 'names a registry')
  expectViolation('docs/guide.md', 'see /home/ann/minato', 'path of one machine')
  expectNoViolation('docs/guide.md', 'see apps/web/src/home/page.tsx and https://example.com/home/ann')
})

test('requires a reason for a suppression', () => {
  const off = (reason: string) => `// oxlint-disable-next-line no-console${reason}\nconsole.log(1)\n`
  expectViolation('scripts/a.ts', off(''), 'says its reason')
  expectNoViolation('scripts/a.ts', off(' -- the terminal is where this speaks'))
  expectViolation('scripts/a.ts', '// @ts-ignore because it is wrong\n', 'use @ts-expect-error')
  expectViolation('scripts/a.ts', '// @ts-expect-error\n', 'says its reason')
  expectNoViolation('scripts/a.ts', "// @ts-expect-error: the package's types lack this option\n")
})

test('rejects module mocks', () => {
  expectViolation('apps/web/src/shell/a.test.ts', "vi.mock('./b.ts')\n", 'no module is replaced')
  expectNoViolation('apps/web/src/shell/a.test.ts', "const clock = vi.spyOn(Date, 'now')\n")
})

test('[STF-11] compares languages in the i18n folder only', () => {
  const choice = "export const sign = (locale: string) => (locale === 'fr' ? ',' : '.')\n"
  expectViolation('apps/web/src/forms/a.ts', choice, 'compares a language')
  expectNoViolation('apps/web/src/i18n/a.ts', choice)
})

test('[BO-13] requires the shared dialogs and toolbars', () => {
  const page = 'apps/web/src/backoffice/ports/ports-page.tsx'
  expectViolation(page, 'export const A = () => <dialog open />\n', 'dialogs use Dialog or Confirm')
  expectViolation(page, 'export const A = () => <Modal title="a" />\n', 'dialogs use Dialog or Confirm')
  expectViolation(page, 'export const A = () => <p className="dialog-foot" />\n', 'ends with DialogFooter')
  expectViolation(page, 'export const A = () => <Dialog footer="none" />\n', 'ends with DialogFooter')
  expectViolation(page, 'export const A = () => <div className="table-tools" />\n', 'lists use ListToolbar')
  expectViolation(page, 'export const A = () => <ViewButton name="a" />\n', 'lists use ListToolbar')
  expectNoViolation(page, 'export const A = () => <Dialog footer={<DialogFooter />} />\n')
  expectNoViolation('apps/web/src/forms/modal.tsx', 'export const A = () => <dialog open />\n')
})
