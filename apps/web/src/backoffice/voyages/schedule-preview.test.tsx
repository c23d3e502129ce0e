import type { VoyageSchedule } from '@minato/contract/voyage-schedules'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import { CutOffDays, nextPreview, previewAfterError, ScheduleProblems } from './schedule-preview.tsx'

const SCHEDULE: VoyageSchedule = {
  columns: [],
  ignored: [],
  voyages: [],
  leftOut: 1,
  leftOutNames: ['Morning Orchid 101A'],
  problems: [
    { line: 4, column: 'ETD', code: 'CONTRADICTION', value: '2026-12-10', isLeftOut: true },
    { line: 5, column: 'ETD', code: 'BAD_DATE', value: '2026-02-30', isLeftOut: true },
  ],
  problemCount: 2,
}
const render = (locale: 'en' | 'fr', content = <ScheduleProblems schedule={SCHEDULE} />): string =>
  renderToStaticMarkup(
    <RouterContextProvider
      router={{ options: { context: { locale, messages: locale === 'en' ? en : fr } } } as unknown as AnyRouter}
    >
      {content}
    </RouterContextProvider>,
  ).replaceAll(/\s/g, ' ')

test('[TRU-10] lists the voyages left out, and formats dates for the locale', () => {
  const html = render('en')
  expect(html).toContain('1 voyage left out: Morning Orchid 101A.')
  expect(html).toContain('(10 December 2026)')
  // Quoted from the file.
  expect(html).toContain('(2026-02-30)')
  expect(render('fr')).toContain('(10 décembre 2026)')
})

test('[TRU-10] names the new voyages without a cut-off, five of them at most', () => {
  const form = (count: number) => (
    <CutOffDays voyages={Array.from({ length: count }, (_, i) => `Orchid ${i}`)} isBusy={false} onSet={() => {}} />
  )
  expect(render('en', form(1))).toContain('Some new voyages have no cut-off date: Orchid 0. Set')
  expect(render('en', form(7))).toContain('Orchid 3, Orchid 4 and 2 more.')
  expect(render('fr', form(1))).toContain('n’ont pas de date de clôture : Orchid 0. Indiquez')
})

test('[TRU-10] keeps the cut-off form after its answer and the preview after a failed request', () => {
  const file = new File(['x'], 'sailings.csv')
  const problem = { line: 2, column: 'Cut-off', code: 'NO_CUT_OFF', value: 'Orchid 1', isLeftOut: true } as const
  const schedule = { ...SCHEDULE, problems: [problem] }
  const first = nextPreview(undefined, { file, schedule, isAgain: false, cutOffDays: undefined })
  expect(first.withoutCutOff).toEqual(['Orchid 1'])
  const corrected = nextPreview(first, { file, schedule: SCHEDULE, isAgain: false, cutOffDays: 30 })
  expect(corrected.withoutCutOff).toEqual(['Orchid 1'])
  expect(previewAfterError(corrected, file)).toBe(corrected)
  const other = new File(['y'], 'other.csv')
  expect(previewAfterError(corrected, other)).toBeUndefined()
  const next = nextPreview(corrected, { file: other, schedule: SCHEDULE, isAgain: false, cutOffDays: undefined })
  expect(next.withoutCutOff).toEqual([])
})
