import { expect, test } from 'vitest'
import { ApiError, apiOver } from './api.ts'
import type { ApiRequest } from './visit.ts'

const answering = (status: number, json: unknown) => {
  const asked: ApiRequest[] = []
  const api = apiOver((request) => {
    asked.push(request)
    return Promise.resolve({ status, json })
  })
  return { api, asked }
}

test('builds the address of a call from contract, parameters and query', async () => {
  const { api, asked } = answering(200, [])
  await api('GET /api/main/brand/{brandId}/model', {
    params: { brandId: 'a/b' },
    query: { fieldsToExtractCode: 'CODE_1' },
  })
  await api('GET /api/vehicle/public/car', {
    query: { color: ['RED', 'BLUE'], page: 0, bestDeal: true, brand: undefined, doors: [], queryText: '' },
  })
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/main/brand/a%2Fb/model?fieldsToExtractCode=CODE_1',
    'GET /api/vehicle/public/car?color=RED%2CBLUE&page=0&bestDeal=true',
  ])
})

test('[API-07] throws an API error as the catalogue states it', async () => {
  const fault = {
    code: 'MINATO-1008',
    message: 'The request is not valid',
    status: 400,
    body: [{ path: 'page', message: 'must be a whole number' }],
  }
  const { api } = answering(400, fault)
  const error = await api('GET /api/vehicle/public/car', {}).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject(fault)
})

test('[API-07] turns a foreign answer into a generic error with its status', async () => {
  const { api } = answering(502, undefined)
  await expect(api('GET /api/vehicle/public/car', {})).rejects.toMatchObject({ code: 'GENERIC_ERROR', status: 502 })
})
