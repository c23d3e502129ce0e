import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NAV } from './shell/nav.ts'

/** The paths of the pages, read from their files: a URL is a file. */
const paths = readdirSync(join(import.meta.dirname, 'routes'))
  .filter((name) => name.endsWith('.tsx') && name !== '__root.tsx')
  .map((name) => `/${name.replace(/\.tsx$/, '').replaceAll('.', '/')}`.replace(/^\/index$/, '/'))
  .sort()

test('[STF-15] every public route of the specification has its page', () => {
  expect(paths).toMatchInlineSnapshot(`
    [
      "/",
      "/403",
      "/company-profile",
      "/how-to-buy",
      "/payment-method",
      "/reviews",
      "/search-result",
      "/shipping",
      "/vehicles/$brand/$model/$reference",
    ]
  `)
})

test('[STF-06] the menu leads to pages that exist, in its order, and not to the reviews', () => {
  expect(NAV.map(({ path }) => path)).toEqual(['/', '/how-to-buy', '/shipping', '/company-profile', '/payment-method'])
  for (const { path } of NAV) expect(paths).toContain(path)
})
