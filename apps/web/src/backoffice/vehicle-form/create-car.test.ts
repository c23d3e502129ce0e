import type { VehicleReply } from '@minato/contract/vehicles'
import { expect, test } from 'vitest'
import { ApiError } from '../../api/api.ts'
import type { Shell } from '../../api/shell.ts'
import { createCar } from './create-car.ts'
import type { Attempt } from './create-car.ts'

const VALUES = { trimId: 't', price: '4,000', 'specification.chassis': 'NRE161-1' }
const PAID = { ...VALUES, 'purchase.cost': '300000' }

interface Standing {
  key: string
  asked: string
  price: number
  images: string[]
}
interface Given {
  key?: string
  params?: Record<string, string>
  body?: unknown
}
/** A fake server: one car per chassis number, stored keys; `fate` makes a call fail (`lose`, `refuse`). */
function office() {
  const cars = new Map<string, Standing>()
  const sent: string[] = []
  const fate: { lose?: string | undefined; refuse?: string; status?: number } = {}
  let noted: Attempt | undefined
  const known = (id: string) => {
    const { price = 0, images = [] } = cars.get(id) ?? {}
    return { id, office: { basePrice: { value: price } }, images: images.map((image) => ({ id: image })) }
  }
  const answer = (call: string, { key = '', params = {}, body: given }: Given): unknown => {
    const { status = 400 } = fate
    if (fate.refuse === call) throw new ApiError({ status, code: 'MINATO-1008', message: 'Too dear' })
    if (call === 'PUT purchase') return {}
    if (call === 'GET purchase') return { purchase: { cost: null }, version: 0 }
    const id = params['id'] ?? params['productId'] ?? ''
    const standing = cars.get(id)
    if (call === 'POST price' && standing) standing.price = (given as { value: number }).value
    if (call === 'POST images') standing?.images.push(...(given as { id: string }[]).map((image) => image.id))
    if (id) return known(id)
    const body = given as Attempt['body'] | undefined
    const chassis = String(body?.specification.chassis)
    const there = cars.get(chassis)
    if (there?.key === key && there.asked !== JSON.stringify(body))
      throw new ApiError({ status: 422, code: 'GENERIC_ERROR', message: 'used for something else' })
    if (there && there.key !== key) throw new ApiError({ status: 409, code: 'VEHICLE-3003', message: 'already exists' })
    const made = { price: body?.price.value ?? 0, images: (body?.images ?? []).map((image) => image.id) }
    if (!there) cars.set(chassis, { key, asked: JSON.stringify(body), ...made })
    return { id: chassis }
  }
  const api = (async (name: string, given: object) => {
    const call = `${name.split(' ')[0]} ${name.split('/').findLast((part) => !part.startsWith('{'))}`
    sent.push(call)
    const reply = answer(call, given)
    if (fate.lose !== call) return reply
    fate.lose = undefined
    throw new TypeError('Failed to fetch')
  }) as Shell['api']
  const attempts = {
    // As restored from the device after a reload.
    last: () => (noted ? (JSON.parse(JSON.stringify(noted)) as Attempt) : undefined),
    note: (now: Attempt | undefined) => void (noted = now),
  }
  const make = (values: Record<string, string>, images = ['p']) => createCar(api, values, images, attempts)
  return { fate, cars, sent, make, noted: () => noted }
}
const idOf = ({ car }: { car: VehicleReply }) => car.id

test('[VEH-07 API-09] finds a new car after a lost answer and a reload', async () => {
  const { fate, cars, make } = office()
  fate.lose = 'POST car'
  await expect(make(VALUES)).rejects.toThrow('Failed to fetch')
  const made = await make(VALUES)
  expect([idOf(made), made.behind, cars.size]).toEqual(['NRE161-1', undefined, 1])
})

test('[VEH-07 API-09] edits the created car when corrected after a lost answer', async () => {
  const { fate, cars, make } = office()
  fate.lose = 'POST car'
  await expect(make(VALUES)).rejects.toThrow('Failed to fetch')
  const made = await make({ ...VALUES, 'specification.chassis': 'NRE161-2' })
  expect([idOf(made), [...cars.keys()]]).toEqual(['NRE161-1', ['NRE161-1']])
  expect(made.behind).toEqual({ bought: { purchase: { cost: null }, version: 0 }, error: undefined, isOlder: true })
})

test('[VEH-07] sends a corrected car under its own key after a rejection', async () => {
  const { fate, make, noted, sent } = office()
  fate.refuse = 'POST car'
  await expect(make(VALUES)).rejects.toThrow('Too dear')
  expect(noted()).toBeUndefined()
  delete fate.refuse
  expect(idOf(await make({ ...VALUES, price: '3000' }))).toBe('NRE161-1')
  expect(sent).toEqual(['POST car', 'POST car'])
})

test('[VEH-07 API-09] creates the corrected car when the first attempt was not accepted', async () => {
  for (const status of [401, 403, 429]) {
    const { fate, cars, make, noted } = office()
    Object.assign(fate, { refuse: 'POST car', status })
    await expect(make(VALUES)).rejects.toMatchObject({ status })
    expect(noted()).toBeUndefined()
    delete fate.refuse
    const made = await make({ ...VALUES, price: '3000' }, ['p', 'q'])
    expect([made.behind, cars.get('NRE161-1')]).toMatchObject([undefined, { price: 3000, images: ['p', 'q'] }])
  }
})

test('[VEH-07 API-09] creates no second car when only the retry was not accepted', async () => {
  const { fate, cars, make } = office()
  fate.lose = 'POST car'
  await expect(make(VALUES)).rejects.toThrow('Failed to fetch')
  Object.assign(fate, { refuse: 'POST car', status: 401 })
  await expect(make(VALUES)).rejects.toMatchObject({ status: 401 })
  delete fate.refuse
  expect([idOf(await make({ ...VALUES, 'specification.chassis': 'NRE161-2' })), cars.size]).toEqual(['NRE161-1', 1])
})

test('[VEH-06 VEH-07 VEH-08 API-09] adds price and pictures to the car of a lost answer', async () => {
  const { fate, cars, make, sent } = office()
  fate.lose = 'POST car'
  await expect(make(VALUES)).rejects.toThrow('Failed to fetch')
  // A line that breaks in the middle leaves the rest to the next sending.
  fate.lose = 'POST images'
  const changed = () => make({ ...VALUES, price: '3,500' }, ['q', 'p', 'r'])
  await expect(changed()).rejects.toThrow('Failed to fetch')
  const { car, behind } = await changed()
  expect(car).toMatchObject({ office: { basePrice: { value: 3500 } }, images: [{ id: 'p' }, { id: 'q' }, { id: 'r' }] })
  expect(behind).toMatchObject({ error: undefined, isOlder: true })
  expect(cars.get('NRE161-1')).toMatchObject({ price: 3500, images: ['p', 'q', 'r'] })
  expect(sent.filter((call) => ['POST images', 'POST price'].includes(call))).toEqual(['POST images', 'POST price'])
})

test('[VEH-06 VEH-07] reports rejected price or pictures with the reason and adds the rest', async () => {
  const { fate, cars, make } = office()
  fate.lose = 'POST car'
  await expect(make(VALUES)).rejects.toThrow('Failed to fetch')
  fate.refuse = 'POST images'
  const { behind } = await make({ ...VALUES, price: '3,500' }, ['p', 'q'])
  expect(behind).toMatchObject({ error: { message: 'Too dear' }, isOlder: true })
  expect(cars.get('NRE161-1')).toMatchObject({ price: 3500, images: ['p'] })
})

test('[VEH-07 VEH-12] creates a car whose cost is rejected and reports the cost', async () => {
  const { fate, make, sent } = office()
  fate.lose = 'PUT purchase'
  await expect(make(PAID)).rejects.toThrow('Failed to fetch')
  fate.refuse = 'PUT purchase'
  const { behind } = await make(PAID)
  expect(behind).toMatchObject({ error: { message: 'Too dear' }, bought: { version: 0 }, isOlder: false })
  expect(sent).toEqual(['POST car', 'PUT purchase', 'POST car', 'PUT purchase', 'GET purchase'])
})
