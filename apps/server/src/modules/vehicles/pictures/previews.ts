import { previewAddress } from '@minato/contract/addresses'
import type { Preview } from '@minato/contract/addresses'
import { PICTURE_WIDTHS } from '@minato/contract/enumerations'
import type { Locale } from '@minato/contract/enumerations'
import type { Image } from '@minato/contract/vehicles-shapes'
import type { VehicleReply } from '@minato/contract/vehicles'
import { drawCar } from '@minato/art/picture'
import { buffer } from 'node:stream/consumers'
import type { Context } from '../../../context.ts'
import { HttpError, httpError } from '../../../platform/http/http-error.ts'
import { PictureRefused } from '../../../platform/images/picture-refused.ts'
import { companyOf } from '../../settings/service.ts'
import { getVehicle } from '../service.ts'
import { drawPictureToCome, drawPreviewText } from './preview-svg.ts'
import type { PreviewText } from './preview-svg.ts'
import { readPicture } from './service.ts'
import type { PictureFile } from './service.ts'

/** Pictures for link previews (STF-12): a car's cover with its price, or the shop's own. */

interface PreviewContent {
  preview: Preview
  /** Its key in the tenant's files. */
  folder: string
  sign: PreviewText
  cover: Image | null
  /** The drawing used as cover. */
  drawing(): string
}

/** What visitors see under a reference now, for any version; undefined if hidden. */
export async function previewContent(
  context: Context,
  tenant: string,
  reference: string,
  locale: Locale,
): Promise<PreviewContent | undefined> {
  return (
    (await context.cache.keep(tenant, `preview ${locale} ${reference}`, async () => {
      const company = await companyOf(context, tenant)
      const dealer = company?.name ?? 'Minato'
      if (reference === 'shop') return shopPreview(dealer, company?.headOffice.at(-1) ?? '', locale)
      const car = await getVehicle(context, tenant, reference, { code: 'CODE_2', isManager: false }).catch(
        (error: unknown) => {
          if (error instanceof HttpError && error.reply.status === 404) return null
          throw error
        },
      )
      return car && carPreview(car, dealer, locale)
    })) ?? undefined
  )
}

const TEXTS = {
  en: { manufactured: 'Mfg. ', request: 'Price on request', shop: 'Used cars from Japan', group: ',' },
  fr: { manufactured: 'Fab. ', request: 'Prix sur demande', shop: 'Voitures d’occasion du Japon', group: ' ' },
} as const

function carPreview(car: VehicleReply, dealer: string, locale: Locale): PreviewContent {
  const { grade, price } = car
  const registered = car.firstRegistration ?? null
  const year = registered ?? car.manufacture ?? null
  const mileage = car.specification?.mileage ?? null
  const name = [car.trim?.model.brand.name, car.trim?.model.name, grade].filter(Boolean).join(' ')
  const cover = car.images?.[0] ?? null
  const withThousands = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, TEXTS[locale].group)
  const dollars = price && (locale === 'en' ? `$${withThousands(price.value)}` : `${withThousands(price.value)} $`)
  const month = year?.month ? `/${String(year.month).padStart(2, '0')}` : ''
  const yearText = year && `${registered ? '' : TEXTS[locale].manufactured}${year.year}${month}`
  return {
    preview: {
      reference: car.reference,
      name,
      facts: [price?.value, year?.year, year?.month, registered === null, mileage, cover?.url, dealer],
    },
    folder: car.id,
    cover,
    drawing: () => drawPictureToCome(car.utils?.type ?? null, locale),
    sign: {
      dealer,
      heading: name,
      note: [yearText, mileage !== null && `${withThousands(mileage)} km`].filter(Boolean).join(' · '),
      label: dollars ? 'FOB' : '',
      figure: dollars ?? TEXTS[locale].request,
      foot: `REF ${car.reference}`,
      small: cover?.isIllustration ? 'Illustration' : '',
    },
  }
}

const shopPreview = (dealer: string, town: string, locale: Locale): PreviewContent => ({
  preview: { name: dealer, facts: [town] },
  folder: 'shop',
  cover: null,
  drawing: () => drawCar({ category: 'SUV', color: 'RED', view: 'front34', seed: 9 }),
  sign: { dealer, heading: TEXTS[locale].shop, note: town, label: '', figure: '', foot: '', small: 'Illustration' },
})

const underWay = new Map<string, Promise<Buffer>>()
const folderOf = (tenant: string, folder: string): string => `${tenant}/previews/${folder.slice(0, 2)}/${folder}/`

/**
 * The file of the current version. Drawn on first request, once for concurrent callers, and replaces the
 * previous version.
 */
export async function readPreview(
  context: Context,
  tenant: string,
  content: PreviewContent,
  locale: Locale,
): Promise<PictureFile> {
  const folder = folderOf(tenant, content.folder)
  const key = `${folder}${locale}-${previewAddress(content.preview, locale).split('-').at(-1)}`
  const file = await context.files.get(key)
  if (file) return { size: file.size, content: file.stream }
  let work = underWay.get(key)
  if (!work) {
    work = draw(context, tenant, content)
      .then(async (bytes) => {
        await context.files.put(key, bytes)
        for await (const old of context.files.list(folder))
          if (old.key !== key && old.key.startsWith(`${folder}${locale}-`)) await context.files.remove(old.key)
        return bytes
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, work)
  }
  const bytes = await work
  return { size: bytes.length, content: bytes }
}

async function draw(context: Context, tenant: string, { cover, drawing, sign }: PreviewContent): Promise<Buffer> {
  const file = cover && (await coverFile(context, tenant, cover))
  const picture = file ? await bytesOf(file) : drawing()
  return await context.pictures.drawPreview({ picture, sign: drawPreviewText(sign) }).catch((error: unknown) => {
    throw error instanceof PictureRefused && error.reason === 'busy'
      ? httpError('MINATO-5001', { message: error.message })
      : error
  })
}

const WIDTH = 960
const coverFile = (context: Context, tenant: string, { id, width }: Image): Promise<PictureFile | undefined> =>
  readPicture(
    context,
    tenant,
    id,
    PICTURE_WIDTHS.findLast((step) => step <= Math.min(WIDTH, width)) ?? PICTURE_WIDTHS[0],
    'jpg',
    undefined,
  )
const bytesOf = async ({ content }: PictureFile): Promise<Buffer> =>
  Buffer.isBuffer(content) ? content : await buffer(content)
