import { nameOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import type { z } from 'zod'
import { ERRORS } from '@minato/contract/errors'
import { escaped } from './html.ts'

export const REFERENCE_STYLE = `
body{font:16px/1.5 system-ui,sans-serif;color:#0b2431;max-width:68rem;margin:0 auto;padding:1rem}h1,h2{line-height:1.2}h2{border-top:2px solid;padding-top:.5rem;margin-top:2.5rem}
details{border-bottom:1px solid #cfd9de;padding:.5rem 0}summary{cursor:pointer}code{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}b{display:inline-block;min-width:4.5rem}
table{border-collapse:collapse;margin:.5rem 0;width:100%}td,th{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-top:1px solid #e3eaed}small{color:#45606f}`

/** The calls as a page to read (`/api/docs`): no script, nothing from elsewhere, one style. */
export function referencePage(calls: readonly Call[]): string {
  const services = Map.groupBy(
    [...calls].sort((a, b) => nameOf(a).localeCompare(nameOf(b))),
    (call) => call.service,
  )
  const sections = [...services].map(
    ([service, its]) => `<section><h2 id="${service}">${service}</h2>${its.map(entryOf).join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Minato: calls</title><style>${REFERENCE_STYLE}</style></head>
<body><h1>Minato: calls</h1><p>Every call carries the header <code>tenant-id</code>. Errors have one shape: <code>{ code, message, status, body? }</code>.
The same as a document for machines: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${sections.join('')}</body></html>`
}

function entryOf(call: Call): string {
  const rows = [...rowsOf('path', call.params), ...rowsOf('query', call.query)]
  const errors = call.errors.map(
    (code) => `<li><code>${code}</code> ${ERRORS[code].status}: ${escaped(ERRORS[code].message)}</li>`,
  )
  return `<details><summary><b>${call.method}</b> <code>${escaped(nameOf(call).split(' ')[1] ?? '')}</code> <small>${call.access}</small></summary>
<p>${escaped(call.summary)}.</p>${rows.length ? `<table><tr><th>Name</th><th>In</th><th>Needed</th></tr>${rows.join('')}</table>` : ''}
${call.body ? '<p>Takes a JSON body.</p>' : ''}${call.upload ? `<p>Takes <code>multipart/form-data</code> with the file <code>${call.upload}</code>.</p>` : ''}${call.takes ? `<p>Takes a file as it is, of one of the types <code>${call.takes.join(', ')}</code>.</p>` : ''}
<p>Answers ${call.status ?? 200}${call.reply ? ' with JSON' : ' without a body'}.</p>${errors.length ? `<ul>${errors.join('')}</ul>` : ''}</details>`
}

const rowsOf = (place: string, shape: z.ZodObject | undefined): string[] =>
  Object.entries(shape?.shape ?? {}).map(
    ([name, value]) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${place}</td><td>${(value as z.ZodType).safeParse(undefined).success ? 'no' : 'yes'}</td></tr>`,
  )
