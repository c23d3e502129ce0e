import type { ImportPreview } from '@minato/contract/import-cars'
import type { ImportReply } from '@minato/contract/vehicles-import'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import { ColumnsSection } from './columns-section.tsx'
import { PreviewSection } from './preview-section.tsx'
import { useChoices } from './use-choices.ts'

const ONE = {
  rows: 1,
  choices: { columns: {}, values: {} },
  reading: { columns: [{ label: 'Price USD FOB', field: 'price', confidence: 1, isSaid: false, samples: ['3,450'] }] },
} as unknown as ImportReply
const PREVIEW = {
  markups: [
    { bodyType: 'HATCH', percentage: 2.5 },
    { bodyType: 'SUV', percentage: 4 },
  ],
  items: [
    {
      line: 2,
      change: 'new',
      brand: 'Toyota',
      model: 'Vitz',
      reference: null,
      missing: [],
      basePrice: 3450,
      car: {
        status: 'DRAFT',
        specification: {},
        utils: { type: 'HATCH' },
        price: { value: 3536, currency: 'USD' },
        images: [],
        numberOfImages: 0,
      },
    },
  ],
} as unknown as ImportPreview

const render = (locale: 'en' | 'fr'): string => {
  const Page = () => (
    <>
      <ColumnsSection one={ONE} choices={useChoices(ONE)} markups={PREVIEW.markups} />
      <PreviewSection one={ONE} preview={PREVIEW} />
    </>
  )
  const context = { locale, messages: locale === 'en' ? en : fr }
  return renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <Page />
    </RouterContextProvider>,
  ).replaceAll(/\s|&nbsp;/g, ' ')
}

test('[BO-04 PRT-04] notes at column and card that a markup is added to the price in the file', () => {
  const html = render('en')
  expect(html).toContain('Buyers see this price plus the markup for the body type, currently 2.5% to 4%.')
  expect(html).toContain('$3,450 in the file, plus the 2.5% markup for Hatch')
  const french = render('fr')
  expect(french).toContain('majoration de la carrosserie, actuellement de 2,5 à 4 %.')
  expect(french).toContain('3 450 $ dans le fichier, plus la majoration de 2,5 % (')
})
