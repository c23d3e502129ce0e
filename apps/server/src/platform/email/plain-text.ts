// Control and format characters (right-to-left overrides, zero widths) and every kind of line end.
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]+/gu

/** What somebody typed, as one line that can neither begin a header nor turn the text around it; no-break spaces stay. */
export function oneLine(text: string, max = 200): string {
  const line = text.replace(UNSEEN, ' ').replace(/ +/g, ' ').trim()
  return line.length <= max ? line : `${line.slice(0, max - 1).trimEnd()}…`
}

/**
 * A person's name as a stranger may have typed it for somebody else's address; empty where it reads like an address or a
 * link, which mail programs would make a link of: our mails carry no message of others.
 */
export function nameToGreet(name: string): string {
  const line = oneLine(name, 100)
  return /[/\\@:<>]|\.\p{L}{2,}|www/iu.test(line) ? '' : line
}
