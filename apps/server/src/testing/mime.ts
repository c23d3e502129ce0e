/** Just enough MIME to read our own emails. */
export interface ReadMail {
  headers: [name: string, value: string][]
  header(name: string): string | undefined
  text: string
  html: string
}

export function readMime(raw: string): ReadMail {
  const { headers, body } = split(raw)
  const header = (name: string): string | undefined => headers.find(([each]) => each === name)?.[1]
  const boundary = /boundary="?([^";]+)/.exec(header('content-type') ?? '')?.[1]
  if (!boundary) throw new Error('a mail of one part')
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')))
  const bodyOf = (type: string): string => {
    const part = parts.find((each) =>
      each.headers.some(([name, value]) => name === 'content-type' && value.startsWith(type)),
    )
    return part ? unquoted(part.body).replace(/\r\n/g, '\n') : ''
  }
  return { headers, header, text: bodyOf('text/plain'), html: bodyOf('text/html') }
}

function split(raw: string): { headers: [string, string][]; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  return {
    headers: lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      words(line.slice(line.indexOf(':') + 2)),
    ]),
    body: raw.slice(end + 4),
  }
}

/** Encoded words of a header (RFC 2047); the space between two of them is dropped. */
const words = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/((?:=\?utf-8\?[qb]\?[^?]*\?=)+)/gi, (run) =>
      Buffer.concat(
        [...run.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(([, kind, text = '']) =>
          kind?.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : bytes(text.replaceAll('_', ' ')),
        ),
      ).toString(),
    )

const unquoted = (text: string): string => bytes(text.replace(/=\r\n/g, '')).toString()
const bytes = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
