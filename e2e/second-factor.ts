import type { Page } from 'playwright-core'
import { codeAt, stepAt } from '../apps/server/src/modules/users/second-factor/totp.ts'
import { PASSWORD, SOON } from './people.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * Sets up a second factor on a manager's account page, as an authenticator app would; returns the
 * recovery codes.
 */
export async function setUpSecondFactor(page: Page): Promise<string[]> {
  await page.goto('/account#second-factor')
  const section = page.locator('section[aria-labelledby=second-factor]')
  const setUp = section.locator('details').first()
  await setUp.locator('summary').click(SOON)
  await setUp.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await setUp.locator('button[type=submit]').click()
  await section.getByRole('img').waitFor(SOON)
  const secret = (await section.locator('code').innerText()).replaceAll(' ', '')
  await section.locator('[name=code]').fill(codeAt(bytesOf(secret), stepAt(Date.now())))
  await section.locator('button[type=submit]').click()
  await section.locator('.recovery-codes').waitFor(SOON)
  return section.locator('.recovery-codes code').allInnerTexts()
}
