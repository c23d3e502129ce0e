import type { Browser, Page } from 'playwright-core'
import type { Screens } from './web-screens.ts'
import { webRow } from './web-row.ts'
import type { WebRow } from './web-row.ts'
import { openVisit, SLOW_4G } from './web-visit.ts'
import type { Visit } from './web-visit.ts'

/** W4 to W6: what follows the first page, on Slow 4G, against a bare round trip of the same network. */

interface Turns {
  browser: Browser
  origin: string
  rounds: number
  say(line: string): void
}

const LINK = 'main .found article a'
/** Duration of a touch before it counts as a tap. */
const TOUCH_MS = 100
/** Time a visitor looks at a list before choosing. */
const LOOK_MS = 3000
const PATIENCE_MS = 20_000

async function arrive({ browser, origin }: Turns, path: string): Promise<Visit> {
  const visit = await openVisit(browser, { origin, line: SLOW_4G })
  await visit.page.goto(path)
  await visit.settled()
  return visit
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Round trip of a tiny answer on this network, from this page. */
const roundTrip = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const took: number[] = []
    for (let i = 0; i < 3; i++) {
      const since = performance.now()
      await (await fetch('/healthz', { cache: 'no-store' })).text()
      took.push(performance.now() - since)
    }
    return took.sort((a, b) => a - b)[1] ?? NaN
  })

/**
 * Runs `act` and waits for the first frame with another text at `selector`; returns the ms between
 * the two.
 */
async function untilChanged(page: Page, selector: string, act: () => Promise<unknown>, event: string): Promise<number> {
  await page.evaluate(
    ([where, what, patience]) => {
      const text = (): string | undefined => document.querySelector(where)?.textContent ?? undefined
      const before = text()
      const marks = window as unknown as { took?: Promise<number> }
      marks.took = new Promise((resolve) => {
        addEventListener(
          what,
          () => {
            const since = performance.now()
            const checkFrame = (): void => {
              const now = text()
              // The message arrives when this frame has been laid out and painted.
              if (now !== undefined && now !== before) {
                const { port1, port2 } = new MessageChannel()
                port1.addEventListener('message', () => resolve(performance.now() - since))
                port1.start()
                port2.postMessage(0)
              } else if (performance.now() - since > patience) resolve(NaN)
              else requestAnimationFrame(checkFrame)
            }
            requestAnimationFrame(checkFrame)
          },
          { once: true, capture: true },
        )
      })
    },
    [selector, event, PATIENCE_MS] as const,
  )
  await act()
  return page.evaluate(() => (window as unknown as { took: Promise<number> }).took)
}

export async function toCarAndBack(turns: Turns, screens: Screens): Promise<WebRow[]> {
  const took = { touched: [] as number[], inView: [] as number[], back: [] as number[], trip: [] as number[] }
  let restored = 0
  for (let round = 0; round < turns.rounds; round++) {
    turns.say(`W4 round ${round + 1}`)
    for (const way of ['touched', 'inView'] as const) {
      const { page, settled, close } = await arrive(turns, screens.search)
      try {
        took.trip.push(await roundTrip(page))
        await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
        await sleep(LOOK_MS)
        const link = page.locator(LINK).nth(await firstInView(page))
        const before = await standing(page)
        took[way].push(
          await untilChanged(
            page,
            'h1',
            async () => {
              if (way === 'touched') {
                await link.dispatchEvent('touchstart')
                await sleep(TOUCH_MS)
              }
              await link.evaluate((one: HTMLElement) => one.click())
            },
            'click',
          ),
        )
        await settled()
        took.back.push(await untilChanged(page, 'h1', () => page.evaluate(() => history.back()), 'popstate'))
        await settled()
        const after = await standing(page)
        if (JSON.stringify(after) === JSON.stringify(before)) restored++
        else turns.say(`  not as it was: ${JSON.stringify(before)} → ${JSON.stringify(after)}`)
      } finally {
        await close()
      }
    }
  }
  const limit = { name: 'round trip', values: took.trip }
  const row = { id: 'W4', line: SLOW_4G.name, unit: 'ms', limit, atMost: 100 } as const
  return [
    webRow({ ...row, what: 'list → car', figure: `link touched ${TOUCH_MS} ms before`, values: took.touched }),
    webRow({ ...row, what: 'list → car', figure: 'link was in view', values: took.inView }),
    webRow({ ...row, what: 'car → list', figure: 'list is back', values: took.back }),
    webRow({
      id: 'W4',
      what: 'car → list',
      line: SLOW_4G.name,
      figure: 'same place, filters and cars',
      unit: 'of 1',
      values: [restored / (turns.rounds * 2)],
      atLeast: 1,
    }),
  ]
}

const firstInView = (page: Page): Promise<number> =>
  page.locator(LINK).evaluateAll((links) =>
    Math.max(
      0,
      links.findIndex((link) => link.getBoundingClientRect().top > 80),
    ),
  )

const standing = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname + location.search,
    y: Math.round(scrollY),
    ticked: [...document.querySelectorAll<HTMLInputElement>('#filters input:checked')].map(
      ({ name, value }) => `${name}=${value}`,
    ),
    first: document.querySelector('main article h3')?.textContent,
  }))

const OPEN = 'button.open-sheet'
/** Two criteria that match cars in a stock of any size. */
const TICKS = ['#filters input[name="steering"][value="RIGHT"]', '#filters input[name="transmissionType"]']

async function tick(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((box: HTMLElement) => {
      for (let one: Element | null = box; one; one = one.parentElement)
        if (one instanceof HTMLDetailsElement) one.open = true
      box.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
  await page.locator(selector).first().tap()
}

export async function changeOfFilter(turns: Turns): Promise<WebRow[]> {
  const [took, trip, inp]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < turns.rounds; round++) {
    turns.say(`W5 round ${round + 1}`)
    const { page, settled, seen, close } = await arrive(turns, '/search-result')
    try {
      trip.push(await roundTrip(page))
      await page.locator(OPEN).tap()
      await sleep(500)
      const times: number[] = []
      for (const one of TICKS) {
        times.push(await untilChanged(page, 'h1', () => tick(page, one), 'change'))
        await settled()
      }
      took.push(Math.max(...times))
      inp.push((await seen()).inp)
    } finally {
      await close()
    }
  }
  const row = { id: 'W5', what: 'a filter on the phone', line: SLOW_4G.name, unit: 'ms' } as const
  return [
    webRow({
      ...row,
      figure: 'new results',
      values: took,
      limit: { name: 'round trip', values: trip },
      aboveLimit: 100,
    }),
    webRow({ ...row, figure: 'INP', values: inp, atMost: 100 }),
  ]
}

/**
 * A filter changes while the network is offline: the page remains, a notice says why, and the same
 * change works once online.
 */
export async function lineDrops(turns: Turns): Promise<WebRow[]> {
  turns.say('W6')
  const { page, offline, settled, close } = await arrive(turns, '/search-result')
  const row = {
    id: 'W6',
    what: 'a filter while the line is down',
    line: SLOW_4G.name,
    unit: 'of 1',
    atLeast: 1,
  } as const
  try {
    const before = await page.locator('h1').innerText()
    await page.locator(OPEN).tap()
    await offline(true)
    await tick(page, TICKS[0] ?? '')
    const notice = page.locator('.toast')
    const isNoticeShown = await notice
      .first()
      .waitFor({ timeout: 10_000 })
      .then(
        () => 1,
        () => 0,
      )
    const kept = Number(
      (await page.locator('h1').innerText()) === before && (await page.locator('main article').count()) > 0,
    )
    await offline(false)
    const again = page.locator(TICKS[0] ?? '').first()
    if (await again.isChecked()) await again.tap()
    await settled()
    const works = await untilChanged(page, 'h1', () => tick(page, TICKS[0] ?? ''), 'change').then(
      () => 1,
      () => 0,
    )
    return [
      webRow({ ...row, figure: 'said clearly', values: [isNoticeShown] }),
      webRow({ ...row, figure: 'the page stays', values: [kept] }),
      webRow({ ...row, figure: 'works when the line is back', values: [works] }),
    ]
  } finally {
    await close()
  }
}
