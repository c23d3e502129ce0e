// Control and format characters (right-to-left overrides, zero widths) and every kind of line end.
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]+/gu

/**
 * User input as one line that cannot begin a header or change the text direction; no-break spaces
 * stay.
 */
export function oneLine(text: string, max = 200): string {
  const line = text.replace(UNSEEN, ' ').replace(/ +/g, ' ').trim()
  return line.length <= max ? line : `${line.slice(0, max - 1).trimEnd()}…`
}

/**
 * A person's name for the greeting. Empty where it looks like an address or link: a stranger may
 * have typed it to send a message in our emails, and mail programs turn such text into links.
 */
export function nameToGreet(name: string): string {
  const line = oneLine(name, 100)
  return /[/\\@:<>]|\.\p{L}{2,}|www/iu.test(line) ? '' : line
}
