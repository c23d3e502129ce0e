import { expect, test } from 'vitest'
import { prefersFrench } from './preferred-language.ts'

test('[STF-11] prefers French when the browser ranks it above English', () => {
  for (const header of ['fr', 'fr-CD,fr;q=0.9,en;q=0.8', 'de,fr;q=0.5', 'en;q=0.3, fr;q=0.4', 'FR-fr'])
    expect([header, prefersFrench(header)]).toEqual([header, true])
  for (const header of [
    undefined,
    '',
    '*',
    'en',
    'en-GB,en;q=0.9,fr;q=0.8',
    'sw,en;q=0.5',
    'fr;q=0',
    'fr;q=zz;q=0.0',
    'frr',
    'fr;q=0.5,en;q=0.5',
  ])
    expect([header, prefersFrench(header)]).toEqual([header, false])
})
