import { createHash, randomUUID } from 'node:crypto'
import { PICTURE_WIDTHS } from '@minato/contract/enumerations'
import type { PictureFormat } from '@minato/contract/enumerations'
import type { FieldFault } from '@minato/contract/errors'
import type { Image } from '@minato/contract/vehicles-shapes'
import { drawCar } from '@minato/art/picture'
import type { Drawing } from '@minato/art/picture'
import { isVisible } from '@minato/domain/vehicles'
import type { VehicleStatus } from '@minato/contract/enumerations'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Context, Identity } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { PictureRefused } from '../../../platform/images/picture-refused.ts'
import type { Accepted } from '../../../platform/images/pictures.ts'
import { imageOf } from '../shape.ts'
import type { ImageRow } from '../store.ts'
import {
  attach,
  closeGap,
  inquiryOfCar,
  lockUnusedPicture,
  lockPicture,
  imagesOf,
  keepPicture,
  lockCar,
  picture,
  removeImage,
  reorder,
} from './store.ts'
import type { PictureRow } from './store.ts'

/** Raised when the drawings change, so that stored ones are redrawn. */
const ART = 'a2'

const photographKey = (tenant: string, id: string, width: number, format: PictureFormat): string =>
  `${tenant}/pictures/${id.slice(0, 2)}/${id}/${width}.${format}`

type Photograph = Pick<Accepted, 'width' | 'height' | 'placeholder'> & { id: string }

/**
 * Checks a picture and stores its JPEG files in all widths before its row, so that no row lacks files. Other
 * formats are made from the widest one on first request (decision 14).
 */
export async function acceptPhotograph(
  context: Context,
  tenant: string,
  bytes: Buffer,
  path = 'file',
): Promise<Photograph> {
  const accepted = await context.pictures.accept(bytes).catch((error: unknown) => {
    throw error instanceof PictureRefused ? pictureHttpError(error, path) : error
  })
  const id = randomUUID()
  await Promise.all(
    accepted.widths.map(({ width: step, bytes: jpeg }) =>
      context.files.put(photographKey(tenant, id, stepOf(step), 'jpg'), jpeg),
    ),
  )
  const { width, height, placeholder } = accepted
  return { id, width, height, placeholder }
}

/** Inserts its row, without a car. */
export async function keepPhotograph(
  tx: Transaction,
  photograph: Photograph,
  externalUrl: string | null = null,
): Promise<Image> {
  const { id, width, height, placeholder } = photograph
  await tx.rows(keepPicture(tx.tenant, photograph, externalUrl))
  return imageOf({
    id,
    index: 0,
    external_url: externalUrl,
    width,
    height,
    placeholder,
    view: null,
    is_illustration: false,
  })
}

/** A picture narrower than the first width is stored at its own width under that name. */
const stepOf = (width: number): number => PICTURE_WIDTHS.find((step) => width <= step) ?? width

const pictureHttpError = (error: PictureRefused, path = 'file') =>
  error.reason === 'busy'
    ? httpError('MINATO-5001', { message: error.message })
    : httpError('VEHICLE-3002', { message: error.message, body: [{ path, message: error.message }] })

export interface PictureFile {
  size: number
  content: Readable | Buffer
  /** Serves the JPEG until the requested format exists. */
  isForNow?: boolean
}

/** Reads what decides access to a picture in one query; null if it does not exist. */
export const cachedPicture = ({ cache, db }: Context, tenant: string, id: string): Promise<PictureRow | null> =>
  cache.keep(tenant, `picture ${id}`, async () => (await db.read<PictureRow>(tenant, picture(tenant, id)))[0] ?? null)

/** A picture's file for a caller of this tenant who may see it; undefined otherwise (VEH-03). */
export async function readPicture(
  context: Context,
  tenant: string,
  id: string,
  width: number,
  format: PictureFormat,
  viewer: Identity | undefined,
): Promise<(PictureFile & { isPublic: boolean }) | undefined> {
  const row = await cachedPicture(context, tenant, id)
  if (!row) return undefined
  const isPublic = isPublicPicture(row)
  if (!isPublic && !(await canSeePicture(context, tenant, row, viewer))) return undefined
  const file = row.drawing
    ? await drawingFile(context, row.drawing as Drawing, width, format)
    : await photographFile(context, tenant, row, width, format)
  return file && { ...file, isPublic }
}

const isPublicPicture = ({ is_logo, is_reviewed, status }: PictureRow): boolean =>
  is_logo || is_reviewed || (status !== null && isVisible(status as VehicleStatus))

/** Managers see all pictures; a customer those of cars with own inquiries (INQ-11). */
async function canSeePicture(
  { db }: Context,
  tenant: string,
  { car_id }: PictureRow,
  viewer: Identity | undefined,
): Promise<boolean> {
  if (viewer?.roles.includes('SALES_MANAGER')) return true
  if (viewer?.kind !== 'person' || !car_id) return false
  return (await db.read(tenant, inquiryOfCar(tenant, car_id, viewer.userId))).length > 0
}

const underWay = new Map<string, Promise<Buffer>>()

/** Makes a file and stores it, once for concurrent callers. */
function generateOnce({ files }: Context, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const generated =
    underWay.get(key) ??
    make()
      .then(async (bytes) => {
        await files.put(key, bytes)
        return bytes
      })
      .finally(() => underWay.delete(key))
  underWay.set(key, generated)
  return generated
}

/** When a conversion last took too long: the JPEG is served, and retried after an hour. */
const tooSlowAt = new Map<string, number>()
const RETRY_AFTER_MS = 3_600_000

/** Makes a missing format from the widest JPEG in the background; meanwhile the JPEG is served. */
async function photographFile(
  context: Context,
  tenant: string,
  { id, width: ownWidth }: PictureRow,
  width: number,
  format: PictureFormat,
): Promise<PictureFile | undefined> {
  const { files, log, pictures } = context
  const key = photographKey(tenant, id, width, format)
  const file = await files.get(key)
  if (file || format === 'jpg') return file && { size: file.size, content: file.stream }
  const jpeg = await files.get(photographKey(tenant, id, width, 'jpg'))
  if (!jpeg) return undefined
  const make = async (): Promise<Buffer> => {
    const widest = PICTURE_WIDTHS.findLast((step) => step <= ownWidth) ?? PICTURE_WIDTHS[0]
    const source = await files.get(photographKey(tenant, id, widest, 'jpg'))
    if (!source) throw new Error('The widest JPEG is gone')
    return await pictures.remake({ widest: await buffer(source.stream), width, format })
  }
  if (Date.now() - (tooSlowAt.get(key) ?? 0) > RETRY_AFTER_MS)
    void generateOnce(context, key, make).catch((error: unknown) => {
      const reason = error instanceof PictureRefused && error.reason
      if (reason === 'too-slow') tooSlowAt.set(key, Date.now())
      // If the queue is full, the next request tries again.
      if (reason !== 'busy') log.warn({ err: error, picture: id, width, format }, 'picture format not created')
    })
  return { size: jpeg.size, content: jpeg.stream, isForNow: true }
}

/** Drawn on first request and stored; equal drawings of different cars share their files. */
async function drawingFile(
  context: Context,
  drawing: Drawing,
  width: number,
  format: PictureFormat,
): Promise<PictureFile> {
  const hash = createHash('sha256')
    .update(`${ART} ${JSON.stringify(drawing)}`)
    .digest('hex')
    .slice(0, 32)
  const key = `drawings/${hash.slice(0, 2)}/${hash}/${width}.${format}`
  const file = await context.files.get(key)
  if (file) return { size: file.size, content: file.stream }
  const generated = generateOnce(context, key, () => context.pictures.draw(drawCar(drawing), width, format))
  const bytes = await generated.catch((error: unknown) => {
    throw error instanceof PictureRefused ? pictureHttpError(error) : error
  })
  return { size: bytes.length, content: bytes }
}

interface Place {
  id: string
  index: number
}

async function lockedCar(tx: Transaction, carId: string): Promise<{ status: VehicleStatus; images: ImageRow[] }> {
  const [car] = await tx.rows<{ status: VehicleStatus }>(lockCar(tx.tenant, carId))
  if (!car) throw httpError('MINATO-4004', { message: 'There is no such car' })
  return { status: car.status, images: await tx.rows<ImageRow>(imagesOf(tx.tenant, carId)) }
}

const imagesIn = async (tx: Transaction, carId: string): Promise<Image[]> =>
  (await tx.rows<ImageRow>(imagesOf(tx.tenant, carId))).map(imageOf)

/** Appends new pictures in the order of their index. */
export async function attachPictures(tx: Transaction, carId: string, places: readonly Place[]): Promise<Image[]> {
  const { images: currentImages } = await lockedCar(tx, carId)
  const ids = inOrder(places)
  const indexes = ids.map((_, i) => currentImages.length + i)
  const attached = await tx.rows<{ id: string }>(attach(tx.tenant, carId, ids, indexes))
  const missing = ids.filter((id) => !attached.some((one) => one.id === id))
  if (missing.length)
    throw httpError('VEHICLE-3002', {
      message: 'This picture does not exist or is used already',
      body: pictureFaults(places, missing),
    })
  return imagesIn(tx, carId)
}

/** Requires all pictures of the car, each once. */
export const reorganize = (
  context: Context,
  tenant: string,
  carId: string,
  places: readonly Place[],
): Promise<Image[]> =>
  context.db.write(tenant, async (tx) => {
    const { images: currentImages } = await lockedCar(tx, carId)
    const ids = inOrder(places)
    const unknownIds = ids.filter((id) => !currentImages.some((one) => one.id === id))
    if (unknownIds.length || ids.length !== currentImages.length)
      throw httpError('VEHICLE-3002', {
        message: 'The order must name every picture of the car once',
        body: pictureFaults(places, unknownIds),
      })
    await tx.rows(
      reorder(
        tenant,
        carId,
        ids,
        ids.map((_, i) => i),
      ),
    )
    return imagesIn(tx, carId)
  })

export const detachPicture = (context: Context, tenant: string, carId: string, imageId: string): Promise<void> =>
  context.db.write(tenant, async (tx) => {
    const { status, images: currentImages } = await lockedCar(tx, carId)
    const [removed] = await tx.rows<{ id: string; index: number }>(removeImage(tenant, carId, imageId))
    if (!removed) throw httpError('MINATO-4004', { message: 'There is no such picture on this car' })
    if (currentImages.length === 1 && isVisible(status))
      throw httpError('VEHICLE-3002', { message: 'You have forgotten to insert images!' })
    await tx.rows(closeGap(tenant, carId, removed.index))
  })

/** @throws VEHICLE-3002 at the field for a missing or used picture */
export async function assertUnusedPicture(tx: Transaction, id: string, path: string): Promise<void> {
  // Locks in a statement of its own, so that the next one sees concurrent changes.
  await tx.rows(lockPicture(tx.tenant, id))
  if ((await tx.rows(lockUnusedPicture(tx.tenant, id))).length) return
  const message = 'This picture does not exist or is used already'
  throw httpError('VEHICLE-3002', { message, body: [{ path, message }] })
}

function inOrder(places: readonly Place[]): string[] {
  const ids = [...places].sort((a, b) => a.index - b.index).map(({ id }) => id)
  if (new Set(ids).size === ids.length) return ids
  throw httpError('VEHICLE-3002', {
    message: 'A picture occurs twice',
    body: pictureFaults(
      places,
      ids.filter((id, i) => ids.indexOf(id) !== i),
    ),
  })
}

const pictureFaults = (places: readonly Place[], ids: readonly string[]): FieldFault[] =>
  places.flatMap(({ id }, i) =>
    ids.includes(id) ? [{ path: `${i}.id`, message: 'This picture cannot be used here' }] : [],
  )
