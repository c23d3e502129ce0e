const PLACEHOLDER = /\{(\p{L}[\p{L}\d_-]{0,29})\}/gu

/** Each `{name}` in a text once, with its braces, in order. */
export const placeholdersIn = (text: string): string[] => [...new Set(text.match(PLACEHOLDER))]

/** The text with each `{name}` replaced by its value; one without a value stays. */
export const replacePlaceholders = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => valueOf(name.toLowerCase()) ?? whole)
