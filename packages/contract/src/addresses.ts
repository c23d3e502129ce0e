import type { PictureFormat } from './enumerations.ts'

/** Addresses of pages and pictures, the one place where they are spelled. Imports no validator: the web page uses it. */

/** Lowercase, blanks to hyphens (specification, route table); what an address cannot hold plainly is encoded by the caller. */
export const slugOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-')

/** `/vehicles/{brand-slug}/{model-slug}/{reference}`, percent-encoded. */
export const vehicleAddress = (brand: string, model: string, reference: string): string =>
  `/vehicles/${encodeURIComponent(slugOf(brand))}/${encodeURIComponent(slugOf(model))}/${encodeURIComponent(reference)}`

/** `url` of an Image names its folder: `/pictures/{id}`; a file in it is a width in px and a format. */
export const pictureAddress = (url: string, width: number, format: PictureFormat): string => `${url}/${width}.${format}`

/** Facts in the link preview of a car, or of the whole shop. The same facts give the same address. */
export interface Preview {
  /** The car's reference; absent for the shop. */
  reference?: string
  name: string
  /** A car's price in USD; under the shop's name its town. */
  facts: readonly (string | number | boolean | null | undefined)[]
}
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/**
 * `/previews/{locale}/{reference}-{version}.jpg`; the version depends on the content, so a new price has a new
 * address.
 */
export function previewAddress({ reference, name, facts }: Preview, locale: string): string {
  // FNV-1a, which needs no library; a clash shows an old picture and harms nothing.
  let version = 0x811c9dc5
  for (const character of `${name}\n${facts.join('\n')}`)
    version = Math.imul(version ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return `/previews/${locale}/${reference ?? 'shop'}-${(version >>> 0).toString(36)}.jpg`
}
