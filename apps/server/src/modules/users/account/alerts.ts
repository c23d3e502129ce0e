import { vehicleAddress } from '@minato/contract/addresses'
import type { VehicleReply } from '@minato/contract/vehicles'
import { totalPrice } from '@minato/domain/delivered'
import type { DeliveryRates } from '@minato/domain/delivered'
import type { Context } from '../../../context.ts'
import type { Task } from '../../../platform/jobs/jobs.ts'
import { sendMail } from '../../../platform/email/mail.ts'
import { countryNamed } from '../../places/service.ts'
import { deliveryTo, newVisibleCars, verdictsFor, yearOfCar } from '../../vehicles/service.ts'
import { linkTo } from '../links.ts'
import { claimAlert, dueSearches, skipAlerts, alertsUntil } from './alerts-store.ts'
import type { DueSearch, AlertRecipient } from './alerts-store.ts'
import { readCriteria } from './canonical-criteria.ts'
import { stopLinkOf } from './stop-links.ts'

const BATCH_SIZE = 200
/** The number of cars in the email. */
const CARS_LISTED = 10
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Hourly: sends the alerts of saved searches with new cars. */
export const alertsTask = (context: Context): Task => ({
  name: 'saved-search-alerts',
  at: '41 * * * *',
  async run({ tenant, signal }) {
    const { db } = context
    const [{ until } = { until: '' }] = await db.read<{ until: string }>(tenant, alertsUntil())
    for (let last = FIRST_ID; ;) {
      const dueBatch = await db.read<DueSearch>(tenant, dueSearches(tenant, last, until, BATCH_SIZE))
      const withoutMatches: string[] = []
      for (const search of dueBatch) {
        // A stopped process leaves the remaining searches to the next run; finished ones are marked.
        signal.throwIfAborted()
        try {
          if (!(await sendAlert(context, tenant, search, until))) withoutMatches.push(search.id)
        } catch (error) {
          if (signal.aborted) throw error
          // Neither sent nor marked: the next hourly run tries again.
          context.log.error({ err: error, search: search.id }, 'saved search alert failed')
        }
      }
      if (withoutMatches.length) await db.write(tenant, (tx) => tx.rows(skipAlerts(tenant, withoutMatches, until)))
      if (dueBatch.length < BATCH_SIZE) return
      last = dueBatch.at(-1)?.id ?? last
    }
  },
})

/** Whether an email was sent. The email and its mark are one transaction. */
async function sendAlert(context: Context, tenant: string, search: DueSearch, until: string): Promise<boolean> {
  const criteria = readCriteria(search.criteria)
  if (!criteria) return false
  const period = { after: search.toldUntil, until }
  const { cars, total } = await newVisibleCars(context, tenant, criteria, period, CARS_LISTED)
  if (!cars.length) return false
  const { port, priceBasis } = criteria
  const destinationPort =
    port !== undefined && priceBasis !== 'FOB' ? await deliveryTo(context, tenant, port) : undefined
  const importVerdicts = await verdictsFor(context, tenant, criteria)
  const stopLink = await stopLinkOf(context, tenant, search.id)
  await context.db.write(tenant, async (tx) => {
    const [recipient] = await tx.rows<AlertRecipient>(claimAlert(tenant, search.id, until))
    if (!recipient) return
    const { personId, email, firstname, locale } = recipient
    const link = (path: string): string => linkTo(context, tenant, locale, path)
    const data = {
      name: firstname ?? '',
      search: search.name,
      cars: cars.map((car) => ({
        ...lineOf(car, destinationPort, link),
        ...(importVerdicts && { verdict: importVerdicts.verdictOn(car).state }),
      })),
      ...(destinationPort && { port: destinationPort.name }),
      ...(importVerdicts && { country: await countryNamed(importVerdicts.country, locale) }),
      count: total,
      link: link(`/search-result${search.criteria && `?${search.criteria}`}`),
      stopLink: stopLink(locale),
    }
    await sendMail(tx, { to: email, locale, template: 'savedSearchAlert', data, personId })
  })
  return true
}

/** `destinationPort`: the port of the total prices; FOB without one. */
function lineOf(
  car: VehicleReply,
  destinationPort: { rates: DeliveryRates | null } | undefined,
  link: (path: string) => string,
) {
  const { reference, trim, grade, price, utils } = car
  const fob = price?.value ?? null
  const brand = trim?.model.brand.name ?? ''
  const model = trim?.model.name ?? ''
  return {
    title: [brand, model, grade].filter(Boolean).join(' '),
    reference,
    year: yearOfCar(car),
    price: destinationPort ? totalPrice({ price: fob, cubicMeter: utils?.cubicMeter }, destinationPort.rates) : fob,
    link: link(vehicleAddress(brand, model, reference)),
  }
}
