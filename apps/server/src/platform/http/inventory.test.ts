import { calls } from '@minato/contract/calls'
import { nameOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import fastJson from 'fast-json-stringify'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import { openApi } from './open-api.ts'
import { serialiserSchema } from './serializer.ts'

const all: Call[] = Object.values(calls)

test('[G34 API-02] describes and serializes every reply', () => {
  const silent = all.filter(({ reply }) => reply && typeof fastJson(serialiserSchema(reply)) !== 'function')
  expect(silent.map(nameOf)).toEqual([])
  expect(Object.keys(openApi(all, '1') as object)).toContain('paths')
})

test('[G34 API-14] requires access and rate class per call and no other /api address', async () => {
  expect(all.filter(({ access, rate }) => !access || !rate).map(nameOf)).toEqual([])
  const { app, close } = await testServer()
  onTestFinished(close)
  expect(() => app.get('/api/main/of-nobody', async () => 'here')).toThrow('has no contract')
})
