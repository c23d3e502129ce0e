import { expect, test } from 'vitest'
import { inquiries as english } from './en/inquiries.ts'
import { inquiries as french } from './fr/inquiries.ts'
import { delivery as deliveryInEnglish } from './en/delivery.ts'
import { delivery as deliveryInFrench } from './fr/delivery.ts'

test('[DOC-01] shows file sizes in units of 1,024, megabytes with one decimal', () => {
  const said = (bytes: number) =>
    [english, french].map(({ documents }) => documents.size(bytes).replaceAll('\u00a0', ' '))
  expect(said(0)).toEqual(['0 B', '0 o'])
  expect(said(1023)).toEqual(['1,023 B', '1 023 o'])
  expect(said(1024)).toEqual(['1 KB', '1 ko'])
  expect(said(1536)).toEqual(['2 KB', '2 ko'])
  expect(said(250_000)).toEqual(['244 KB', '244 ko'])
  expect(said(1_000_000)).toEqual(['977 KB', '977 ko'])
  // Never '1,024 KB' beside a limit of 1 MB, within which it is.
  expect(said(1_048_063)).toEqual(['1,023 KB', '1 023 ko'])
  expect(said(1_048_575)).toEqual(['1 MB', '1 Mo'])
  expect(said(1_048_576)).toEqual(['1 MB', '1 Mo'])
  expect(said(1_572_864)).toEqual(['1.5 MB', '1,5 Mo'])
  expect(said(10_485_760)).toEqual(['10 MB', '10 Mo'])
})

test('[STF-11] puts a space before a per cent sign in French only', () => {
  expect([english, french].map(({ documents }) => documents.percent(42))).toEqual(['42%', '42\u00a0%'])
  const fees = [english, french].map(({ amounts }) => amounts.insuranceBy(1.25, null))
  expect(fees).toEqual(['1.25% of car and freight', '1,25\u00a0% de la voiture et du fret'])
  const rates = [deliveryInEnglish, deliveryInFrench].map(({ insuranceBy }) => insuranceBy(1.25))
  expect(rates).toEqual(['1.25% of car and freight', '1,25\u00a0% de la voiture et du fret'])
})
