import type { PictureFormat } from './enumerations.ts'

/** Addresses of pages and pictures, the one place where they are spelled. Imports no validator: the web page uses it. */

/** Lowercase, blanks to hyphens (specification, route table); what an address cannot hold plainly is encoded by the caller. */
export const slugOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-')

/** `/vehicles/{brand-slug}/{model-slug}/{reference}`, percent-encoded. */
export const vehicleAddress = (brand: string, model: string, reference: string): string =>
  `/vehicles/${encodeURIComponent(slugOf(brand))}/${encodeURIComponent(slugOf(model))}/${encodeURIComponent(reference)}`

/** `url` of an Image names its folder: `/pictures/{id}`; a file in it is a width in px and a format. */
export const pictureAddress = (url: string, width: number, format: PictureFormat): string => `${url}/${width}.${format}`
