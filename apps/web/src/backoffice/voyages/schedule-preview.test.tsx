import type { VoyageSchedule } from '@minato/contract/voyage-schedules'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { fr } from '../../messages/fr.ts'
import { ScheduleProblems } from './schedule-preview.tsx'

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
const render = (locale: 'en' | 'fr'): string =>
  renderToStaticMarkup(
    <RouterContextProvider
      router={{ options: { context: { locale, messages: locale === 'en' ? en : fr } } } as unknown as AnyRouter}
    >
      <ScheduleProblems schedule={SCHEDULE} />
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
