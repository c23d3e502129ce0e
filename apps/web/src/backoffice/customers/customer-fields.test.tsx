import type { CustomerDetails } from '@minato/contract/customers'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { runHook } from '../../api/hook.fixture.ts'
import { DEFAULT_COUNTRY } from '../../forms/countries.ts'
import { Residence } from '../../forms/residence.tsx'
import type { Values } from '../../forms/rules.ts'
import { useCustomerBody } from './customer-fields.tsx'

const MOMBASA = { id: 'mombasa', country: 'KE', countriesServed: ['KE', 'UG'] }
const DAKAR = { id: 'dakar', country: 'SN', countriesServed: ['SN', 'ML'] }
const UGANDA = { country: 'UG', portId: MOMBASA.id }

/** The destination that is saved for these values; without `ports`, their list is not loaded. */
async function savedDestination(
  values: Values,
  { ports, current = UGANDA }: { ports?: object[]; current?: CustomerDetails['destination'] },
) {
  const api = vi.fn<() => Promise<unknown>>(() => (ports ? Promise.resolve({ ports }) : new Promise(() => {})))
  const context = { locale: 'en', api, report: () => {} }
  const { render, last } = runHook(useCustomerBody, (child) => (
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>{child}</RouterContextProvider>
  ))
  render({ destination: current } as CustomerDetails)
  await vi.waitFor(() => expect(api).toHaveBeenCalled())
  // The reply is rendered.
  await new Promise((resolve) => void setTimeout(resolve))
  return (await last()({ firstname: 'Awa', ...values })).destination
}

test('[BO-21] keeps the port of a customer who is edited before the ports are loaded', async () => {
  expect(await savedDestination({ port: '' }, {})).toEqual(UGANDA)
})

test('[BO-21] keeps a destination whose port is not offered or not known', async () => {
  expect(await savedDestination({ port: '' }, { ports: [DAKAR] })).toEqual(UGANDA)
  const current = { country: 'UG', portId: null }
  expect(await savedDestination({ port: '' }, { ports: [DAKAR], current })).toEqual(current)
})

test('[BO-21] keeps the destination country until another port is chosen', async () => {
  const ports = [MOMBASA, DAKAR]
  const values = { port: MOMBASA.id, countryOfResidence: 'KE' }
  expect(await savedDestination(values, { ports })).toEqual(UGANDA)
  expect(await savedDestination({ ...values, port: DAKAR.id }, { ports })).toEqual({ country: 'SN', portId: DAKAR.id })
  expect(await savedDestination({ ...values, port: '' }, { ports })).toBeNull()
  expect(await savedDestination(values, { ports, current: null })).toEqual({ country: 'KE', portId: MOMBASA.id })
})

test('[BO-21] keeps the country of residence before the countries are loaded', () => {
  const words = { country: 'Country', callingCode: 'Code', phone: 'Phone', phoneHint: '' }
  const html = renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context: { locale: 'en' } } } as unknown as AnyRouter}>
      <Residence countries={[DEFAULT_COUNTRY]} words={words} initial={{ country: 'KE', phone: null }} />
    </RouterContextProvider>,
  )
  expect(html).toContain('<option value="KE" selected="">KE</option>')
})
