import type { VehicleReply } from '@minato/contract/vehicles'
import { expect, test } from 'vitest'
import { ApiError } from '../../shell/api.ts'
import type { Shell } from '../../shell/shell.ts'
import { createCar } from './create-car.ts'
import type { Attempt } from './create-car.ts'

const VALUES = { trimId: 't', price: '4,000', 'specification.chassis': 'NRE161-1' }
const PAID = { ...VALUES, 'purchase.cost': '300000' }

/** A server that makes one car of each chassis number, and remembers keys; `lose` and `refuse` say what befalls a call. */
function office() {
  const cars = new Map<string, { key: string; asked: string }>()
  const sent: string[] = []
  const fate: { lose?: string | undefined; refuse?: string } = {}
  let noted: Attempt | undefined
  const answer = (call: string, { key = '', body }: { key?: string; body?: Attempt['body'] }): unknown => {
    if (fate.refuse === call) throw new ApiError({ status: 400, code: 'MINATO-1008', message: 'Too dear' })
    if (call === 'PUT purchase') return {}
    if (call === 'GET purchase') return { purchase: { cost: null }, version: 0 }
    const chassis = String(body?.specification.chassis)
    const there = cars.get(chassis)
    if (there?.key === key && there.asked !== JSON.stringify(body))
      throw new ApiError({ status: 422, code: 'GENERIC_ERROR', message: 'used for something else' })
    if (there && there.key !== key) throw new ApiError({ status: 409, code: 'VEHICLE-3003', message: 'already exists' })
    cars.set(chassis, { key, asked: JSON.stringify(body) })
    return { id: chassis }
  }
  const api = (async (name: string, given: object) => {
    const call = `${name.split(' ')[0]} ${name.split('/').at(-1)}`
    sent.push(call)
    const reply = answer(call, given)
    if (fate.lose !== call) return reply
    fate.lose = undefined
    throw new TypeError('Failed to fetch')
  }) as Shell['api']
  const attempts = {
    // As it comes back from the device after a reload.
    last: () => (noted ? (JSON.parse(JSON.stringify(noted)) as Attempt) : undefined),
    note: (now: Attempt | undefined) => void (noted = now),
  }
  const make = (values: Record<string, string>) => createCar(api, values, ['p'], attempts)
  return { fate, cars, sent, make, noted: () => noted }
}
const idOf = ({ car }: { car: VehicleReply }) => car.id

test('[VEH-07 API-09] a new car whose answer was lost is the same car after a reload', async () => {
  const { fate, cars, make } = office()
  fate.lose = 'POST car'
  await expect(make(VALUES)).rejects.toThrow('Failed to fetch')
  const made = await make(VALUES)
  expect([idOf(made), made.behind, cars.size]).toEqual(['NRE161-1', undefined, 1])
})

test('[VEH-07 API-09] corrected after the answer was lost, it leads to the car that was made, not to a second one', async () => {
  const { fate, cars, make } = office()
  fate.lose = 'POST car'
  await expect(make(VALUES)).rejects.toThrow('Failed to fetch')
  const made = await make({ ...VALUES, 'specification.chassis': 'NRE161-2' })
  expect([idOf(made), [...cars.keys()]]).toEqual(['NRE161-1', ['NRE161-1']])
  expect(made.behind).toEqual({ bought: { purchase: { cost: null }, version: 0 }, error: undefined })
})

test('[VEH-07] what was refused is no car: the corrected one is sent under its own key', async () => {
  const { fate, make, noted, sent } = office()
  fate.refuse = 'POST car'
  await expect(make(VALUES)).rejects.toThrow('Too dear')
  expect(noted()).toBeUndefined()
  delete fate.refuse
  expect(idOf(await make({ ...VALUES, price: '3000' }))).toBe('NRE161-1')
  expect(sent).toEqual(['POST car', 'POST car'])
})

test('[VEH-07 VEH-12] a car whose cost is refused is made; what it cost is handed on with the reason', async () => {
  const { fate, make, sent } = office()
  fate.lose = 'PUT purchase'
  await expect(make(PAID)).rejects.toThrow('Failed to fetch')
  fate.refuse = 'PUT purchase'
  const { behind } = await make(PAID)
  expect(behind).toMatchObject({ error: { message: 'Too dear' }, bought: { version: 0 } })
  expect(sent).toEqual(['POST car', 'PUT purchase', 'POST car', 'PUT purchase', 'GET purchase'])
})
