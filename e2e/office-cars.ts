import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { SOON } from './people.ts'
import type { Visit } from './visitor.ts'

/** Test helpers for vehicles in the back office and phone photographs. */

const HEADERS = { 'tenant-id': 'staging' }

export interface Car {
  id: string
  reference: string
  version: number
  status: string
  grade: string | null
  trim: { id: string; name: string; model: { name: string; brand: { name: string } } }
  specification: Record<string, string | number | null>
  utils: { type: string; cubicMeter: number | null }
  inspectorFeedback: Record<string, string | null>
  images: { id: string; width: number; height: number }[]
  office: { basePrice: { value: number }; basePreviousPrice: { value: number } | null }
}
export interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A photograph rotated by its EXIF orientation, with content that hardly compresses. */
export const jpeg = async (name: string, width: number, height: number, tone: number): Promise<Upload> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: tone, g: 90, b: 120 },
      noise: { type: 'gaussian', mean: tone, sigma: 24 },
    },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer(),
})

/** The JSON response to a manager's GET request. */
export const getJson = async <T>({ context }: Visit, path: string): Promise<T> =>
  (await (await context.request.get(path, { headers: HEADERS })).json()) as T
export const carOf = (visit: Visit, id: string) =>
  getJson<Car>(visit, `/api/vehicle/car/${id}?fieldsToExtractCode=CODE_4`)
export const send = async ({ context }: Visit, method: string, path: string, data: unknown, version?: number) => {
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = {
    ...HEADERS,
    'x-xsrf-token': decodeURIComponent(token),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  }
  return context.request.fetch(path, { method, data, headers })
}
/** A published demonstration car with most fields, whose chassis number begins with its model code. */
export async function knownCar(visit: Visit): Promise<Car> {
  const { items } = await getJson<{ items: Car[] }>(visit, '/api/vehicle/car?limit=100&fieldsToExtractCode=CODE_4')
  const found = items.find(
    ({ status, trim, specification, utils, images, office }) =>
      status === 'PUBLISHED' &&
      String(specification['chassis']).startsWith(`${trim.name}-`) &&
      specification['engineSize'] &&
      utils.cubicMeter &&
      images.length > 4 &&
      office.basePrice.value > 2000,
  )
  if (!found) throw new Error('no such car')
  return found
}
export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
export const kept = (page: Page) => page.locator('.pics .pic-kept')

/** Records the size of each uploaded picture as sent; a request's headers do not contain it. */
export function uploadsOf(page: Page): () => Promise<number[]> {
  const sent: Promise<number>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/archiving/picture'))
      sent.push(request.allHeaders().then((all) => Number(all['content-length'])))
  })
  return () => Promise.all(sent)
}

/** Fields that are wider than their column, or that cut off their placeholder. */
export const findTruncatedFields = (page: Page): Promise<string[]> =>
  page.locator('.car-form .field input.in:visible').evaluateAll((all) =>
    (all as HTMLInputElement[]).flatMap((one) => {
      const { right = 0 } = one.closest('.field')?.getBoundingClientRect() ?? {}
      const isEmpty = one.value === ''
      if (isEmpty) one.value = one.placeholder
      const isCut = isEmpty && one.scrollWidth > one.clientWidth
      return isCut || one.getBoundingClientRect().right > right + 1 ? [one.name || one.placeholder] : []
    }),
  )

/** Number of toolbars above a list that indicate horizontal overflow. */
export const countOverflowingToolbars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('.office-tabs, .list-filters')]
    const styles = rows.flatMap((row) => [getComputedStyle(row), getComputedStyle(row, '::after')])
    return styles.filter(({ backgroundImage }) => backgroundImage.includes('gradient')).length
  })

/**
 * Operates the select-all box above the list by keyboard: indeterminate with one row, checked with
 * all. Its label is visible if the column heads are not.
 */
export async function selectPage(page: Page, name: string, hasWords: boolean): Promise<void> {
  const all = page.getByLabel(name)
  const lines = page.locator('.table tbody tr')
  const state = () => all.evaluate((box: HTMLInputElement) => (box.indeterminate ? 'half' : String(box.checked)))
  const isOn = async () => [await state(), await page.locator('.table tr.on').count()]
  await lines.locator('.table-tick input').first().check()
  await expect.poll(isOn, SOON).toEqual(['half', 1])
  await all.press('Space')
  await expect.poll(isOn, SOON).toEqual(['true', await lines.count()])
  expect(await all.locator('xpath=..').innerText()).toBe(hasWords ? name : '')
  await all.press('Space')
  await expect.poll(isOn, SOON).toEqual(['false', 0])
}
