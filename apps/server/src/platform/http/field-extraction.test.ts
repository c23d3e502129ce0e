import { calls } from '@minato/contract/calls'
import { nameOf } from '@minato/contract/call'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { InquiryCard } from '@minato/contract/inquiries-shapes'
import type { Brand } from '@minato/contract/catalog-office'
import type { Port } from '@minato/contract/ports'
import { expect, test } from 'vitest'
import { MAIN, openInquiry } from '../../testing/inquiries.ts'
import { withBothSides } from '../../testing/inquiry-documents.ts'

const { server, sides, steps } = withBothSides()

/** The JSON reads that the specification lists in section 7. */
const READS: readonly string[] = [
  '/api/userinfo',
  '/api/main/brand',
  '/api/main/brand/{brandId}/model',
  '/api/main/published-comment',
  '/api/main/port',
  '/api/main/port/{id}',
  '/api/main/country/KE/port',
  '/api/main/port/{id}/country-served',
  '/api/main/user/{userId}/inquiry',
  '/api/main/inquiry',
  '/api/main/inquiry/count',
  '/api/main/inquiry/{inquiryId}',
  '/api/main/inquiry/{inquiryId}/message',
  '/api/pricing/product/{tariffId}/quantity/1/price',
  '/api/pricing/category/SUV/markup',
  '/api/vehicle/car',
  '/api/vehicle/car/{carId}',
  '/api/vehicle/car/reference/{reference}',
  '/api/vehicle/public/car',
  '/api/vehicle/public/car/{carId}',
  '/api/vehicle/public/car/reference/{reference}',
  '/api/vehicle/public/car/count',
  '/api/vehicle/public/brand/{brandId}/car/count',
  '/api/vehicle/public/car/best-deal-of-current-week/count',
  '/api/vehicle/public/car/new-arrival-of-current-week/count',
  '/api/catalog/brand',
  '/api/catalog/brand/{brandId}',
  '/api/catalog/brand/{brandId}/model',
  '/api/catalog/brand/{brandId}/model/{modelId}',
  '/api/catalog/brand/{brandId}/model/{modelId}/trim',
  '/api/map/country/404/city/search',
  '/api/map/country',
]
const QUERIES: Record<string, string> = { '/api/map/country/404/city/search': 'queryString=nai&' }

async function filledPaths(): Promise<string[]> {
  const { id: inquiryId, car } = await openInquiry(server, sides)
  const manager = sides.manager.browser
  const [port] = (await manager.get(`${MAIN}/port`)).json as Port[]
  const brandId = car.trim?.model.brand.id ?? ''
  const ids: Record<string, string> = {
    inquiryId,
    id: port?.id ?? '',
    tariffId: port?.tariff.productId ?? '',
    userId: sides.manager.id,
    carId: car.id,
    reference: car.reference,
    brandId,
    modelId: car.trim?.model.id ?? '',
  }
  return READS.map((path) => path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? ''))
}

test('[F27 API-06] accepts fieldsToExtractCode on every read of the specification', async () => {
  const manager = sides.manager.browser
  for (const path of await filledPaths()) {
    const query = QUERIES[path] ?? ''
    for (const code of ['CODE_1', 'CODE_2', 'CODE_3', 'CODE_4']) {
      const { status } = await manager.get(`${path}?${query}fieldsToExtractCode=${code}`)
      expect([path, code, status]).toEqual([path, code, 200])
    }
    const unknown = await manager.get(`${path}?${query}fieldsToExtractCode=CODE_9`)
    expect([path, unknown.status, unknown.json]).toMatchObject([
      path,
      400,
      { code: 'MINATO-1008', body: [{ path: 'fieldsToExtractCode' }] },
    ])
  }
})

test('[F27 API-06] answers CODE_1 with the identity and CODE_2 with the card', async () => {
  const { id, reference } = await openInquiry(server, sides)
  const manager = sides.manager.browser
  const read = async <T>(path: string) => (await manager.get(path)).json as T
  expect(await read(`${MAIN}/inquiry/${id}?fieldsToExtractCode=CODE_1`)).toEqual({ id, reference })
  const card = await read<Inquiry>(`${MAIN}/inquiry/${id}?fieldsToExtractCode=CODE_2`)
  expect(Object.keys(card).toSorted()).toEqual(Object.keys(InquiryCard.shape).toSorted())
  const page = await read<{ items: object[]; total: number }>(`${MAIN}/inquiry?fieldsToExtractCode=CODE_1`)
  expect(page.total).toBeGreaterThan(0)
  expect(page.items).toHaveLength(page.total)
  for (const item of page.items) expect(Object.keys(item).toSorted()).toEqual(['id', 'reference'])
  const [brand] = await read<Brand[]>('/api/catalog/brand?fieldsToExtractCode=CODE_1')
  expect(Object.keys(brand ?? {}).toSorted()).toEqual(['id', 'name'])
  const [whole] = await read<Brand[]>('/api/catalog/brand')
  expect(whole).toHaveProperty('numberOfModel')
  // Replies of one code are not cached for another.
  const first = await server.get<object[]>(`${MAIN}/port?fieldsToExtractCode=CODE_1`)
  const again = await server.get<object[]>(`${MAIN}/port?fieldsToExtractCode=CODE_3`)
  expect([Object.keys(first.json[0] ?? {}), Object.keys(again.json[0] ?? {}).length]).toEqual([['id', 'name'], 9])
})

test('[F27] issues an invoice by a call without a body', async () => {
  const { id } = await openInquiry(server, sides)
  await steps.generate(id)
  const { status, json } = await steps.send('POST', `${id}/invoice`)
  expect([status, (json as Inquiry).invoice?.state]).toEqual([201, 'ISSUED'])
})

test('[F27 API-08] documents fieldsToExtractCode on every JSON read', async () => {
  const { json } = await server.get<{ paths: Record<string, Record<string, { parameters: { name: string }[] }>> }>(
    '/api/openapi.json',
  )
  for (const call of Object.values(calls)) {
    if (call.method !== 'GET' || call.reply === null) continue
    const [, path = ''] = nameOf(call).split(' ')
    const names = json.paths[path]?.['get']?.parameters.map(({ name }) => name)
    expect([path, names?.filter((name) => name === 'fieldsToExtractCode')]).toEqual([path, ['fieldsToExtractCode']])
  }
})
