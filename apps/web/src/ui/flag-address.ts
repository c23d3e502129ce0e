/**
 * Version of `country-flag-icons`, part of the folder name: flags are cached forever, and a new set gets new
 * addresses.
 */
export const FLAGS_VERSION = '1.6.20'

/** The address of a country's flag by its ISO 3166 code; undefined for an unknown code. */
export const flagAddress = (country: string): string | undefined =>
  /^[a-z]{2}$/i.test(country) ? `/assets/flags/${FLAGS_VERSION}/${country.toLowerCase()}.svg` : undefined
