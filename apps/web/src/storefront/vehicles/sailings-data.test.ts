import type { AllCharges } from '@minato/contract/quotes'
import { expect, test } from 'vitest'
import type { Api } from '../../api/api.ts'
import { sailingsFor } from './sailings-data.ts'

test('[TRU-10] lists the sailings to the port in the address before the remembered one', async () => {
  const charges = ['mombasa', 'durban'].map((key) => ({ id: `id-${key}`, key, name: key }))
  const asked: unknown[] = []
  const api = ((_: string, { query }: { query: object }) => {
    asked.push(query)
    return Promise.resolve([])
  }) as unknown as Api
  const portOf = async (...keys: [string | undefined, string?]) =>
    (await sailingsFor(api, { ports: charges } as unknown as AllCharges, ...keys)).port
  expect(await portOf('durban', 'mombasa')).toBe('durban')
  expect(await portOf('any', 'mombasa')).toBe('mombasa')
  expect(await portOf(undefined)).toBeNull()
  expect(asked).toEqual([{ portId: 'id-durban' }, { portId: 'id-mombasa' }, {}])
})
