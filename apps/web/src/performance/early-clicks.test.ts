import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replayEarlyClicks, addEarlyClickScript } from './early-clicks.ts'

let hear: (event: object) => void
const at = { href: '/inquiries/1' }
let presses: number

/** A button as the server wrote it: React has not taken it over yet. */
class Button extends EventTarget {
  type = 'button'
  form: object | null = null
  popoverTargetElement: object | null = null
  isConnected = true
  disabled = false
  ariaBusy: string | null = null
  style = { opacity: '' }
  closest = (): this => this
  click(): void {
    // What React has not committed yet it keeps from its button.
    if (!('blocked' in this)) this.dispatchEvent(new Event('click'))
  }
  /** A press by the reader; returns whether the browser and then React receive it. */
  press(): [isOfBrowser: boolean, isOfReact: boolean] {
    const told: [boolean, boolean] = [true, true]
    const preventDefault = () => (told[0] = false)
    const stopImmediatePropagation = () => (told[1] = false)
    hear({ type: 'click', isTrusted: true, target: this, preventDefault, stopImmediatePropagation })
    return told
  }
}
const comeAlive = (button: Button) => {
  button.addEventListener('click', () => void presses++)
  Object.assign(button, { __reactFiber$x: {} })
}

beforeEach(() => {
  presses = 0
  at.href = '/inquiries/1'
  vi.useFakeTimers()
  vi.stubGlobal('location', at)
  vi.stubGlobal('addEventListener', (_: string, given: typeof hear) => void (hear = given))
  replayEarlyClicks()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[W6] shows a press before hydration as busy and repeats it once', () => {
  const button = new Button()
  expect(button.press()).toEqual([false, false])
  expect(button.press()).toEqual([false, false])
  expect([button.ariaBusy, button.style.opacity]).toEqual(['true', '0.6'])
  vi.advanceTimersByTime(3000)
  comeAlive(button)
  vi.advanceTimersByTime(60_000)
  expect(presses).toBe(1)
  expect([button.ariaBusy, button.style.opacity]).toEqual([null, ''])
  // From then on a press is its own.
  expect(button.press()).toEqual([true, true])
})

test('[W6] repeats an early press of a form button without action too', () => {
  const button = Object.assign(new Button(), { type: 'submit', form: { hasAttribute: () => false } })
  expect(button.press()).toEqual([false, false])
  comeAlive(button)
  vi.advanceTimersByTime(100)
  expect(presses).toBe(1)
})

test('[W6] repeats a press that waits for a second part of the page', () => {
  const button = new Button()
  button.press()
  comeAlive(button)
  Object.assign(button, { blocked: true })
  vi.advanceTimersByTime(500)
  expect([presses, button.ariaBusy]).toEqual([0, 'true'])
  Reflect.deleteProperty(button, 'blocked')
  vi.advanceTimersByTime(500)
  expect([presses, button.ariaBusy]).toEqual([1, null])
})

test.each<[string, (button: Button) => void]>([
  ['another button was pressed', () => void new Button().press()],
  ['something else was pressed', () => hear({ type: 'click', isTrusted: true, target: { closest: () => null } })],
  ['a key was pressed', () => hear({ type: 'keydown', isTrusted: true })],
  ['ten seconds went by', () => void vi.advanceTimersByTime(10_100)],
  ['the reader went elsewhere', () => void (at.href = '/')],
  ['the button went', (button) => void (button.isConnected = false)],
  ['the button came alive disabled', (button) => void (button.disabled = true)],
])('[W6] forgets an early press once %s', (_, happens) => {
  const button = new Button()
  button.press()
  happens(button)
  comeAlive(button)
  vi.advanceTimersByTime(20_000)
  expect(presses).toBe(0)
  expect([button.ariaBusy, button.style.opacity]).toEqual([null, ''])
})

test.each([
  ['sends a form to where it says', { type: 'submit', form: { hasAttribute: (name: string) => name === 'action' } }],
  ['opens what the browser opens by itself', { popoverTargetElement: {} }],
  ['is alive', { __reactFiber$x: {} }],
])('[W6] leaves a press alone on a button that %s', (_, own) => {
  const button = Object.assign(new Button(), own)
  expect([button.press(), button.ariaBusy]).toEqual([[true, true], null])
})

test('[W6] puts the click recorder first, with its nonce, below 1.5 kB', () => {
  const page = addEarlyClickScript('<html><head><title>x</title></head></html>', 'N')
  expect(page).toMatch(/^<html><head><script nonce="N">\(function replayEarlyClicks\(\)/)
  expect(page).toMatch(/currentScript\.remove\(\)<\/script><title>x<\/title><\/head><\/html>$/)
  expect(page.length).toBeLessThan(1500)
})
