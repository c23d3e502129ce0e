import type { Browser } from 'playwright-core'
import type { Screens } from './web-screens.ts'
import { bytesOf, openVisit, picturesInView } from './web-visit.ts'

/** W3: the transfer size of a first visit to each public screen, in kB with the response headers. */
export interface BytesRow {
  id: 'W3'
  what: string
  locale: string
  html: number
  css: number
  fonts: number
  js: number
  picturesInView: number
  picturesBelow: number
  /** Data and code loaded when the page is complete and the browser idle: start data, prefetches. */
  afterwards: number
  met: boolean
}

/** HTML, CSS and fonts together; scripts; the pictures in view (docs/performance.md, W3). */
const AIMS = { text: 40, js: 120, pictures: 60 }

export async function bytesOfScreens(
  browser: Browser,
  origin: string,
  screens: Screens,
  say: (line: string) => void,
): Promise<BytesRow[]> {
  const rows: BytesRow[] = []
  for (const [what, path] of [
    ['home', screens.home],
    ['search', screens.search],
    ['car', screens.car],
    ...screens.others,
  ] as const) {
    say(`W3 ${what}`)
    for (const [locale, prefix] of [
      ['en', ''],
      ['fr', '/fr'],
    ] as const) {
      const options = { origin, locale, isSlow: false }
      const first = await firstPage(browser, prefix + path, { ...options, isRestless: true })
      const whole = await firstPage(browser, prefix + path, options)
      const { all, ...kinds } = first
      const { html, css, fonts, js, picturesInView: inView } = kinds
      rows.push({
        id: 'W3',
        what,
        locale,
        ...kinds,
        afterwards: Math.max(0, whole.all - all),
        met: html + css + fonts <= AIMS.text && js <= AIMS.js && inView <= AIMS.pictures,
      })
    }
  }
  return rows
}

async function firstPage(browser: Browser, path: string, options: Parameters<typeof openVisit>[1]) {
  const { page, arrivals, settled, close } = await openVisit(browser, options)
  try {
    await page.goto(path)
    await settled()
    const { urls } = await picturesInView(page)
    const kB = (...given: Parameters<typeof bytesOf>): number => bytesOf(...given) / 1000
    const inView = arrivals.filter(({ url }) => urls.includes(url))
    return {
      html: kB(arrivals, 'html'),
      css: kB(arrivals, 'css'),
      fonts: kB(arrivals, 'font'),
      js: kB(arrivals, 'js'),
      picturesInView: kB(inView, 'picture'),
      picturesBelow: kB(arrivals, 'picture') - kB(inView, 'picture'),
      all: kB(arrivals, 'html', 'css', 'font', 'js', 'data', 'other'),
    }
  } finally {
    await close()
  }
}

export const BYTES_AIM = `HTML + CSS + fonts ≤ ${AIMS.text} kB, JS ≤ ${AIMS.js} kB, pictures in view ≤ ${AIMS.pictures} kB`
