import { expect, test } from 'vitest'
import { deviceOf } from './device-names.ts'

const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604'
const CHROME = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537'
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537 (KHTML, like Gecko) Chrome/150.0 Safari/537 Edg/150.0'

test('[SES-11] names a device by browser and system, though each claims several', () => {
  expect(deviceOf(SAFARI)).toEqual({ browser: 'Safari', system: 'iPhone' })
  expect(deviceOf(CHROME)).toEqual({ browser: 'Chrome', system: 'Android' })
  expect(deviceOf(EDGE)).toEqual({ browser: 'Edge', system: 'Windows' })
  expect(deviceOf('curl/8')).toBeUndefined()
})
