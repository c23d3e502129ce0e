/**
 * The part of XML that a workbook needs. Scans forward by `indexOf`: a pattern that searches a closing tag from
 * every opening one takes quadratic time on malicious files.
 */

/** Every opening tag of this name, with any namespace prefix, from `<` up to `>`. */
export function* tagsOf(xml: string, name: string): Generator<string> {
  for (const [tag, found] of xml.matchAll(/<(?:\w{1,20}:)?(\w+)\s[^<>]*>/g)) if (found === name) yield tag
}

type Element = { start: number; inside: string; end: number }

/** Every whole element of this name from `at` on. Elements of the same name must not nest. */
export function* elementsOf(xml: string, name: string, prefix: string, at = 0): Generator<Element> {
  const opening = `<${prefix}${name}`
  const closing = `</${prefix}${name}>`
  for (let start = nextTag(xml, opening, at); start !== -1; start = nextTag(xml, opening, at)) {
    const tagEnd = xml.indexOf('>', start)
    if (tagEnd === -1) return
    const isEmpty = xml.charCodeAt(tagEnd - 1) === 47
    const close = isEmpty ? tagEnd + 1 : xml.indexOf(closing, tagEnd)
    if (close === -1) return
    at = isEmpty ? close : close + closing.length
    yield { start, inside: xml.slice(tagEnd + 1, close), end: at }
  }
}

/** Finds an opening tag by its exact name: `<row` must not match `<rowBreaks`. */
export const nextTag = (xml: string, opening: string, from: number): number => {
  for (let at = xml.indexOf(opening, from); at !== -1; at = xml.indexOf(opening, at + 1)) {
    const after = xml.charCodeAt(at + opening.length)
    if (after === 32 || after === 62 || after === 47 || after === 10 || after === 13 || after === 9) return at
  }
  return -1
}

/** The text in the `t` elements of a string item, without Japanese phonetic text (`rPh`). */
export const textOfRuns = (xml: string, prefix: string): string => {
  let text = ''
  const addRuns = (part: string): void => {
    for (const { inside } of elementsOf(part, 't', prefix)) text += inside
  }
  let at = 0
  for (const { start, end } of elementsOf(xml, 'rPh', prefix)) {
    addRuns(xml.slice(at, start))
    at = end
  }
  addRuns(xml.slice(at))
  return unescapeXml(text)
}

/** The raw value of an attribute in a tag; `name` may be a pattern. */
export const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return found?.[1] ?? found?.[2]
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** XML text with its entities and Excel's `_x000D_` escapes decoded. */
export const unescapeXml = (text: string): string => {
  const plain = text.includes('&') ? text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, entity) : text
  if (!plain.includes('_x')) return plain
  return plain.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

const entity = (all: string, decimal?: string, hex?: string, name?: string) => {
  if (name !== undefined) return ENTITIES[name] ?? all
  const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal)
  return code <= 0x10ffff ? String.fromCodePoint(code) : all
}
