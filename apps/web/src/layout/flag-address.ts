/** Of `country-flag-icons`, by which the build names their folder: a flag is kept for ever, and a new set has new addresses. */
export const FLAGS_VERSION = '1.6.20'

/** The address of a country's flag by its ISO 3166 code of two letters; undefined for what is no such code. */
export const flagAddress = (country: string): string | undefined =>
  /^[a-z]{2}$/i.test(country) ? `/assets/flags/${FLAGS_VERSION}/${country.toLowerCase()}.svg` : undefined
