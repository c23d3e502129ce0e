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
import { claimAlert, dueSearches, passOver, alertsUntil } from './alerts-store.ts'
import type { DueSearch, Reader } from './alerts-store.ts'
import { readCriteria } from './canonical-criteria.ts'
import { stopLinkOf } from './stop-mails.ts'

const AT_ONCE = 200
/** As many as the letter lists. */
const LISTED = 10
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Hourly: sends the alerts of saved searches with new cars. */
export const alertsTask = (context: Context): Task => ({
  name: 'saved-search-alerts',
  at: '41 * * * *',
  async run({ tenant, signal }) {
    const { db } = context
    const [{ until } = { until: '' }] = await db.read<{ until: string }>(tenant, alertsUntil())
    for (let last = FIRST_ID; ;) {
      const due = await db.read<DueSearch>(tenant, dueSearches(tenant, last, until, AT_ONCE))
      const quiet: string[] = []
      for (const search of due) {
        // A stopped process leaves the remaining searches to the next run; finished ones are marked.
        signal.throwIfAborted()
        try {
          if (!(await tell(context, tenant, search, until))) quiet.push(search.id)
        } catch (error) {
          if (signal.aborted) throw error
          // Neither sent nor marked: the next hourly run tries again.
          context.log.error({ err: error, search: search.id }, 'saved search alert failed')
        }
      }
      if (quiet.length) await db.write(tenant, (tx) => tx.rows(passOver(tenant, quiet, until)))
      if (due.length < AT_ONCE) return
      last = due.at(-1)?.id ?? last
    }
  },
})

/** Whether an email was sent. The email and its mark are one transaction. */
async function tell(context: Context, tenant: string, search: DueSearch, until: string): Promise<boolean> {
  const criteria = readCriteria(search.criteria)
  if (!criteria) return false
  const between = { after: search.toldUntil, until }
  const { cars, total } = await newVisibleCars(context, tenant, criteria, between, LISTED)
  if (!cars.length) return false
  const { port, priceBasis } = criteria
  const to = port !== undefined && priceBasis !== 'FOB' ? await deliveryTo(context, tenant, port) : undefined
  const destination = await verdictsFor(context, tenant, criteria)
  const stopLink = await stopLinkOf(context, tenant, search.id)
  await context.db.write(tenant, async (tx) => {
    const [reader] = await tx.rows<Reader>(claimAlert(tenant, search.id, until))
    if (!reader) return
    const { personId, email, firstname, locale } = reader
    const link = (path: string): string => linkTo(context, tenant, locale, path)
    const data = {
      name: firstname ?? '',
      search: search.name,
      cars: cars.map((car) => ({
        ...lineOf(car, to, link),
        ...(destination && { verdict: destination.verdictOn(car).state }),
      })),
      ...(to && { port: to.name }),
      ...(destination && { country: await countryNamed(destination.country, locale) }),
      count: total,
      link: link(`/search-result${search.criteria && `?${search.criteria}`}`),
      stopLink: stopLink(locale),
    }
    await sendMail(tx, { to: email, locale, template: 'savedSearchAlert', data, personId })
  })
  return true
}

/** `to`: the port of the total prices; FOB without one. */
function lineOf(car: VehicleReply, to: { rates: DeliveryRates | null } | undefined, link: (path: string) => string) {
  const { reference, trim, grade, price, utils } = car
  const fob = price?.value ?? null
  const brand = trim?.model.brand.name ?? ''
  const model = trim?.model.name ?? ''
  return {
    title: [brand, model, grade].filter(Boolean).join(' '),
    reference,
    year: yearOfCar(car),
    price: to ? totalPrice({ price: fob, cubicMeter: utils?.cubicMeter }, to.rates) : fob,
    link: link(vehicleAddress(brand, model, reference)),
  }
}
