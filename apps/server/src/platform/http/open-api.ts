import { z } from 'zod'
import { nameOf, pathOf, scopeOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import { ERRORS, ErrorReply } from '@minato/contract/errors'
import { FieldsQuery } from '@minato/contract/primitives'
import { SESSION_COOKIE } from '../auth/csrf.ts'
import { hasCommonExtraction } from './field-extraction.ts'

type Json = Record<string, unknown>

/** Shapes sent as strictly parsed text (QueryWhole and the like) name their meaning in `meta.jsonSchema`. */
const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...schema } = z.toJSONSchema(shape, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => {
      const declaredSchema = jsonSchema['jsonSchema'] as Json | undefined
      if (!declaredSchema) return
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema]
      Object.assign(jsonSchema, declaredSchema)
    },
  }) as Json
  void $schema
  return schema
}

/** The OpenAPI 3.1 document, cut from the same objects that validate and serve (API-08). */
export function openApi(calls: readonly Call[], version: string): Json {
  const components: Record<string, Json> = {}
  const lifted = (shape: z.ZodType, io: 'input' | 'output'): Json => {
    const { $defs, ...schema } = schemaOf(shape, io)
    for (const [id, definition] of Object.entries(($defs ?? {}) as Record<string, Json>))
      components[id] = pointed(definition) as Json
    return pointed(schema) as Json
  }
  const paths: Record<string, Json> = {}
  for (const call of [...calls].sort((a, b) => nameOf(a).localeCompare(nameOf(b))))
    (paths[pathOf(call)] ??= {})[call.method.toLowerCase()] = operationOf(call, lifted)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Minato',
      version,
      description: 'Used vehicles from Japan: stock, search, catalogue. Every call carries the header tenant-id.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: lifted(ErrorReply, 'output'), ...components },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Of an API client' },
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        token: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN', description: 'What POST /api/csrf has set' },
      },
    },
  }
}

const pointed = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(pointed)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : pointed(value),
    ]),
  )
}

/** By a session's cookie, with the token against forgery where something changes; or by a bearer token, where programs may. */
function securityOf(call: Call, isGuarded: boolean): Json {
  if (call.access === 'visitor' && !isGuarded) return {}
  const byCookie = { session: [], ...(isGuarded && { token: [] }) }
  const isForPrograms = call.access !== 'visitor' && !call.isForPeople && call.service !== 'session'
  return isForPrograms ? { security: [{ bearer: [] }, byCookie], 'x-scope': scopeOf(call) } : { security: [byCookie] }
}

function operationOf(call: Call, lifted: (shape: z.ZodType, io: 'input' | 'output') => Json): Json {
  const parametersIn = (place: 'path' | 'query', shape: z.ZodObject | undefined): Json[] =>
    Object.entries(shape?.shape ?? {}).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || !(value as z.ZodType).safeParse(undefined).success,
      schema: lifted(value as z.ZodType, 'input'),
    }))
  const statuses = Map.groupBy(call.errors, (code) => ERRORS[code].status)
  const coded = new Set<number>(statuses.keys())
  const isGuarded = call.method !== 'GET' && !call.isTokenless
  const generic = [
    ...(call.access === 'visitor' ? [] : [401]),
    ...(call.access === 'visitor' && !isGuarded ? [] : [403]),
    ...(call.isCreating || call.isVersioned ? [409] : []),
    ...(call.isCreating ? [422] : []),
    ...(call.isVersioned ? [428] : []),
  ].filter((status) => !coded.has(status))
  const header = (name: string, required: boolean, pattern?: string): Json => ({
    name,
    in: 'header',
    required,
    schema: { type: 'string', ...(pattern && { pattern }) },
  })
  const failure = (description: string): Json => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  })
  return {
    operationId: nameOf(call),
    summary: call.summary,
    tags: [call.service],
    'x-access': call.access,
    'x-rate': call.rate,
    ...securityOf(call, isGuarded),
    parameters: [
      header('tenant-id', true),
      ...(call.isCreating ? [header('Idempotency-Key', false, '^[\\x21-\\x7e]{1,200}$')] : []),
      ...(call.isVersioned ? [header('If-Match', true, '^"\\d{1,9}"$')] : []),
      ...parametersIn('path', call.params),
      ...parametersIn('query', call.query),
      ...(hasCommonExtraction(call) ? parametersIn('query', z.object(FieldsQuery)) : []),
    ],
    ...(call.body && {
      requestBody: {
        required: !call.body.safeParse(undefined).success,
        content: { 'application/json': { schema: lifted(call.body, 'input') } },
      },
    }),
    ...(call.upload && {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: [call.upload],
              properties: { [call.upload]: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
    }),
    ...(call.takes && {
      requestBody: {
        required: true,
        content: Object.fromEntries(call.takes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
      },
    }),
    responses: {
      [call.status ?? 200]: call.reply
        ? { description: 'The answer', content: { 'application/json': { schema: lifted(call.reply, 'output') } } }
        : call.download
          ? { description: 'A file', content: { [call.download]: { schema: { type: 'string' } } } }
          : call.stream
            ? { description: 'Events as they happen', content: { [call.stream]: { schema: { type: 'string' } } } }
            : { description: 'Done; no body' },
      ...Object.fromEntries(
        [...statuses].map(([status, codes]) => [
          status,
          failure(codes.map((code) => `${code}: ${ERRORS[code].message}`).join('; ')),
        ]),
      ),
      ...Object.fromEntries(generic.map((status) => [status, failure('GENERIC_ERROR')])),
      429: failure('Too many requests'),
    },
  }
}
