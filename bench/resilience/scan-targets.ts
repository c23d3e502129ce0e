import { z } from 'zod'
import { calls } from '@minato/contract/calls'
import { nameOf, pathOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import { valid } from './fuzz-values.ts'
import type { Schema } from './fuzz-values.ts'
import { sendRequest, TENANT_HEADER } from './http.ts'

/**
 * Targets of the scanners: every call that a visitor can read, with valid values, one parameter
 * after another.
 */

export interface Target {
  /** Name of the call. */
  name: string
  url: string
  /** True if the marked place is in the path, false for a parameter. */
  isAddress: boolean
}

/**
 * Values with results, so that a changed answer is noticed; the others are generated from the
 * contract.
 */
async function samplesOf(origin: string): Promise<Record<string, string>> {
  const get = async (path: string): Promise<Record<string, unknown>[]> => {
    const { text, status } = await sendRequest(origin, { path, headers: { [TENANT_HEADER]: 'staging' } })
    const found = JSON.parse(text) as Record<string, unknown>[] | { items: Record<string, unknown>[] }
    if (status !== 200) throw new Error(`${path}: ${status}`)
    return Array.isArray(found) ? found : found.items
  }
  const [car] = await get('/api/vehicle/public/car')
  const [port] = await get('/api/main/port')
  const [brand] = await get('/api/main/brand')
  const word = (of: Record<string, unknown> | undefined, key: string): string =>
    typeof of?.[key] === 'string' || typeof of?.[key] === 'number' ? `${of[key]}` : ''
  return {
    id: word(car, 'id'),
    carId: word(car, 'id'),
    reference: word(car, 'reference'),
    brandId: word(brand, 'id'),
    brand: word(brand, 'id'),
    portId: word(port, 'id'),
    port: word(port, 'id'),
    country: 'KE',
    countryId: 'KE',
    destination: 'KE',
    queryString: 'nai',
    queryText: 'toyota',
    category: 'SUV',
    priceStart: '1',
    priceEnd: '90000',
    yearStart: '1990',
    yearEnd: '2026',
    mileageStart: '1',
    mileageEnd: '900000',
    engineSizeStart: '1',
    engineSizeEnd: '9000',
    page: '1',
    limit: '5',
    locale: 'fr',
  }
}

const propertiesOf = (shape: z.ZodType): { all: Record<string, Schema>; required: string[] } => {
  const { properties = {}, required = [] } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return { all: properties, required }
}

export async function targetsOf(origin: string): Promise<Target[]> {
  const samples = await samplesOf(origin)
  const valueOf = (path: string, name: string, schema: Schema): string => {
    if (name === 'id' && path.includes('/port/')) return samples['portId'] ?? ''
    const made = [
      valid(
        schema,
        () => 0,
        () => samples['id'] ?? '',
      ),
    ].flat()[0] as string | number | undefined
    return samples[name] || `${made ?? 'x'}`
  }
  return (Object.values(calls) as Call[])
    .filter((call) => call.method === 'GET' && call.access === 'visitor' && !call.stream)
    .flatMap((call) => {
      const path = pathOf(call)
      const params = call.params ? propertiesOf(call.params).all : {}
      const filled = (mark: string): string =>
        path.replace(/\{([\w-]+)\}/g, (_, name: string) => valueOf(path, name, params[name] ?? {}) + mark)
      const { all, required } = call.query ? propertiesOf(call.query) : { all: {}, required: [] }
      const pair = (name: string): [string, string] => [name, valueOf(path, name, all[name] ?? {})]
      const targets = Object.keys(all).map((name): Target => {
        const names = [...new Set([...required, name])]
        return { name: nameOf(call), url: `${filled('')}?${new URLSearchParams(names.map(pair))}`, isAddress: false }
      })
      return path.includes('{') ? [...targets, { name: nameOf(call), url: filled('*'), isAddress: true }] : targets
    })
}
