import { isRedirect, notFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { loading } from './loading.ts'
import type { Shell, CurrentPage } from './shell.ts'

const currentPage: CurrentPage = { href: '/a?x=1', to: '/a', search: { x: '1' }, hash: '', data: 'as it was' }
function shellWith(given?: CurrentPage) {
  const told: unknown[] = []
  const shell = { report: (error: unknown) => void told.push(error), currentPage: () => given } as unknown as Shell
  return { shell, told }
}
const attempt = (href: string, given: { preload?: boolean; gone?: boolean } = {}) => {
  const abortController = new AbortController()
  if (given.gone) abortController.abort()
  return { preload: given.preload ?? false, abortController, location: { href } }
}
const fails = () => Promise.reject(new Error('secret of the database'))
const caught = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('[STF-09] reports a page that cannot be loaded and keeps the current one', async () => {
  const { shell, told } = shellWith(currentPage)
  const error = await caught(loading(shell, fails, attempt('/b')))
  expect(isRedirect(error) && error.options).toMatchObject({ to: '/a', search: { x: '1' }, replace: true })
  expect(told).toHaveLength(1)
  // The same page, reloaded: it stays as it was.
  expect(await loading(shell, fails, attempt('/a?x=1'))).toBe('as it was')
})

test('[STF-09] does not report failed prefetches and aborted loads', async () => {
  const { shell, told } = shellWith(currentPage)
  for (const given of [{ preload: true }, { gone: true }])
    expect(await caught(loading(shell, fails, attempt('/b', given)))).toBeInstanceOf(Error)
  expect(told).toEqual([])
})

test('hides the cause of a failing first page and keeps a 404', async () => {
  const { shell, told } = shellWith()
  expect(String(await caught(loading(shell, fails)))).not.toContain('secret')
  expect(told).toHaveLength(1)
  const missing = notFound()
  expect(await caught(loading(shell, () => Promise.reject(missing), attempt('/b')))).toBe(missing)
})
