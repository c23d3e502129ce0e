import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { browserAt } from '../../../testing/browser.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { bothSides, openInquiry } from '../../../testing/inquiries.ts'
import { withBothSides } from '../../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../../testing/people.ts'

/** The buyer and managers of an inquiry see the car's picture in every status; others only if the car is visible (VEH-03, INQ-11). */

const { server, sides } = withBothSides()

/** A car with one illustration. */
async function drawnCar(): Promise<{ car: string; picture: string }> {
  const [car = ''] = await addCars(server.context, [buildCar()])
  const picture = randomUUID()
  const drawing = JSON.stringify({ category: 'SUV', color: 'RED', view: 'side', seed: 3 })
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`insert into vehicles.image (tenant_id, id, car_id, index, width, height, placeholder, drawing)
      values ('staging', ${picture}::uuid, ${car}::uuid, 0, 960, 720, '', ${drawing}::jsonb)`),
  )
  return { car, picture }
}

test('[VEH-03 INQ-11 D01] shows pictures of sold or hidden cars to parties of their inquiries', async () => {
  const { car, picture } = await drawnCar()
  await openInquiry(server, sides, { carId: car })
  const other = await drawnCar()
  const bystander = await signedInPerson(server)
  await openInquiry(server, { ...sides, buyer: bystander }, { carId: other.car })
  const second = await bothSides(server, 'second')
  const see = async ({ get }: TestBrowser) =>
    (await get(`/pictures/${picture}/320.jpg`, { host: 'localhost:3000' })).status
  const all = async () => [
    await see(sides.buyer.browser),
    await see(sides.manager.browser),
    await see(browserAt(server)),
    await see(bystander.browser),
    await see(second.buyer.browser),
    await see(second.manager.browser),
  ]
  expect(await all()).toEqual([200, 200, 200, 200, 200, 200])
  for (const status of ['SOLD', 'DRAFT', 'ARCHIVED']) {
    await server.context.db.write('staging', (tx) =>
      tx.rows(sql`update vehicles.car set status = ${status} where tenant_id = 'staging' and id = ${car}::uuid`),
    )
    await expect.poll(() => see(browserAt(server))).toBe(404)
    expect([status, await all()]).toEqual([status, [200, 200, 404, 404, 404, 404]])
  }
})

test('[F09] lets the browser store only public pictures', async () => {
  const { car, picture } = await drawnCar()
  await openInquiry(server, sides, { carId: car })
  const storage = async ({ get }: TestBrowser) =>
    (await get(`/pictures/${picture}/320.jpg`, { host: 'localhost:3000' })).headers['cache-control']
  const { browser: manager } = sides.manager
  const { browser: buyer } = sides.buyer
  const lasting = 'private, max-age=31536000, immutable'
  expect([await storage(manager), await storage(buyer)]).toEqual([lasting, lasting])
  for (const status of ['DRAFT', 'SOLD', 'ARCHIVED']) {
    await server.context.db.write('staging', (tx) =>
      tx.rows(sql`update vehicles.car set status = ${status} where tenant_id = 'staging' and id = ${car}::uuid`),
    )
    await expect.poll(() => storage(manager)).toBe('private, no-store')
    expect([status, await storage(buyer)]).toEqual([status, 'private, no-store'])
  }
})

test('[F16] lets webmail show a public picture, and only the shop a draft’s', async () => {
  const { car, picture } = await drawnCar()
  const policy = async () =>
    (await sides.manager.browser.get(`/pictures/${picture}/320.jpg`, { host: 'localhost:3000' })).headers[
      'cross-origin-resource-policy'
    ]
  expect(await policy()).toBe('cross-origin')
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`update vehicles.car set status = 'DRAFT' where tenant_id = 'staging' and id = ${car}::uuid`),
  )
  await expect.poll(policy).toBe('same-origin')
})
