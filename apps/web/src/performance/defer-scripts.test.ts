import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const PAGE =
  '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="N"/><link rel="preload" href="/f.woff2" as="font"/>' +
  '<link rel="modulepreload" href="/assets/b.js" nonce="N"/></head><body>…<script nonce="N">self.data=1</script>' +
  '<script type="module" async="" src="/assets/index.js" nonce="N"></script></body></html>'

test('loads no script before the first frame and keeps React’s elements', () => {
  const later = deferScripts(PAGE, 'N')
  expect(later).not.toMatch(/rel="modulepreload"|type="module"/)
  expect(later.match(/<link rel="later" href="\/assets\/[ab]\.js" nonce="N"\/>/g)).toHaveLength(2)
  expect(later).toContain('<script type="later" async="" src="/assets/index.js" nonce="N"></script>')
  // Other elements, and data that the page's script reads, stay unchanged.
  expect(later).toContain('<link rel="preload" href="/f.woff2" as="font"/>')
  expect(later).toContain('<script nonce="N">self.data=1</script>')
  expect(later.match(/<script nonce="N">requestAnimationFrame/g)).toHaveLength(1)
})

test('leaves a page without scripts unchanged', () => {
  expect(deferScripts('<html><link rel="modulepreload" href="/a.js"/></html>', 'N')).toBe(
    '<html><link rel="modulepreload" href="/a.js"/></html>',
  )
})
