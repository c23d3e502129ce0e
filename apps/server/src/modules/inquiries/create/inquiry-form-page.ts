import { randomUUID } from 'node:crypto'
import type { Locale } from '@minato/contract/enumerations'
import { isEmail } from '@minato/contract/people'
import type { ErrorReply } from '@minato/contract/errors'
import type { AllCharges, Quote } from '@minato/contract/quotes'
import type { UserInfo } from '@minato/contract/users-shapes'
import type { VehicleReply } from '@minato/contract/vehicles'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Context } from '../../../context.ts'
import {
  newSessionId,
  newToken,
  assertSameSite,
  SESSION_COOKIE,
  sessionIdOf,
  TOKEN_HEADER,
} from '../../../platform/auth/csrf.ts'
import { genericError } from '../../../platform/http/http-error.ts'
import { escaped } from '../../../platform/http/html.ts'
import { sendFormPage } from '../../../platform/http/plain-page.ts'
import { ASK_TEXTS } from './inquiry-form-page-texts.ts'

/** The inquiry form for browsers without scripts. It uses the same calls as the car page's form. */

type Field = keyof (typeof ASK_TEXTS)['en']['faults']
const FIELDS: readonly Field[] = ['place', 'message', 'name', 'contact']
/** With `key`, a form submitted twice creates one inquiry. */
const NAMES = ['key', ...FIELDS] as const
type Typed = Record<(typeof NAMES)[number], string>
type Faults = Partial<Record<Field | 'form', string>>

export function serveAskPage(app: FastifyInstance, context: Context): void {
  const config = { rateLimit: { max: context.config.rates.everything, groupId: 'sign-in-pages' } }
  void app.register(async (inner) => {
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { bodyLimit: 64 * 1024, parseAs: 'string' },
      (_, text, callback) => callback(null, new URLSearchParams(String(text))),
    )
    for (const locale of ['en', 'fr'] as const) {
      const t = ASK_TEXTS[locale]
      const url = `${locale === 'fr' ? '/fr' : ''}/ask/:reference`
      inner.get(url, { config }, async (request, reply) => {
        const page = await readPage(app, context, request, locale)
        // With an external provider no account can be created here: the form is shown after the sign-in.
        if (context.config.oidc && !page.isSignedIn)
          return reply.redirect(`/auth/sign-in?${new URLSearchParams({ return: request.url })}`)
        const empty = { key: randomUUID(), place: '', name: '', contact: '', message: '' }
        return sendFormPage(asOwn(reply), locale, t.title(escaped(nameOf(page.car))), formOf(page, locale, empty, {}))
      })
      inner.post(url, { config }, async (request, reply) => {
        assertSameSite(request)
        const formBody = request.body
        if (!(formBody instanceof URLSearchParams)) throw genericError(415)
        const page = await readPage(app, context, request, locale)
        const typed = Object.fromEntries(NAMES.map((name) => [name, (formBody.get(name) ?? '').trim()])) as Typed
        const result = await submit(page, typed, locale)
        if ('faults' in result) {
          const form = formOf(page, locale, typed, result.faults)
          return sendFormPage(asOwn(reply).code(400), locale, t.title(escaped(nameOf(page.car))), form)
        }
        for (const cookie of result.cookies) reply.header('set-cookie', cookie)
        const location = `${locale === 'fr' ? '/fr' : ''}/inquiries/${result.id}`
        const inside = `<p>${t.sentText}</p><p><a href="${location}">${t.open}</a></p>${backTo(page.car, locale)}`
        return sendFormPage(asOwn(reply), locale, t.sent(result.reference), inside)
      })
    }
  })
}

/** Browsers without `Sec-Fetch-Site` send a form's origin only if the referrer policy allows it. */
const asOwn = (reply: FastifyReply): FastifyReply => reply.header('referrer-policy', 'same-origin')

interface Page {
  car: VehicleReply
  charges: AllCharges
  isSignedIn: boolean
  /** A signed-in customer does not enter name and address. */
  isCustomer: boolean
  /** An in-process call with the cookie of the request. */
  ask(method: 'GET' | 'POST', url: string, sent?: { body: object; key: string }): Promise<SubmitResult>
}
interface SubmitResult {
  status: number
  json: unknown
  cookies: string[]
}

async function readPage(
  app: FastifyInstance,
  context: Context,
  request: FastifyRequest,
  locale: Locale,
): Promise<Page> {
  const tenant = context.tenants.ofHost(request.hostname)
  const { reference } = request.params as { reference: string }
  if (!tenant || !/^\d{1,12}$/.test(reference)) throw genericError(404)
  const ownSessionId = sessionIdOf(request)
  const sessionId = ownSessionId ?? newSessionId()
  const agent = request.headers['user-agent']
  const callApi: Page['ask'] = async (method, url, payload) => {
    const response = await app.inject({
      method,
      url,
      headers: {
        'tenant-id': tenant,
        host: request.host,
        cookie: `${SESSION_COOKIE}=${sessionId}`,
        ...(agent && { 'user-agent': agent }),
        ...(payload && { [TOKEN_HEADER]: await newToken(context.db, sessionId), 'idempotency-key': payload.key }),
      },
      remoteAddress: request.ip,
      ...(payload && { payload: payload.body }),
    })
    const cookies = [response.headers['set-cookie'] ?? []].flat()
    return { status: response.statusCode, json: response.payload ? response.json() : undefined, cookies }
  }
  const [car, charges, user] = await Promise.all([
    callApi('GET', `/api/vehicle/public/car/reference/${reference}`),
    callApi('GET', `/api/pricing/public/charges?locale=${locale}`),
    ownSessionId ? callApi('GET', '/api/userinfo') : undefined,
  ])
  for (const { status } of [car, charges]) if (status !== 200) throw genericError(status === 404 ? 404 : 503)
  const isSignedIn = user?.status === 200
  const isCustomer = isSignedIn && (user.json as UserInfo).roles.includes('CUSTOMER')
  return { car: car.json as VehicleReply, charges: charges.json as AllCharges, isSignedIn, isCustomer, ask: callApi }
}

const nameOf = ({ trim, reference }: VehicleReply): string =>
  `${[trim?.model.brand.name, trim?.model.name].filter(Boolean).join(' ')}, REF ${reference}`

const backTo = ({ reference }: VehicleReply, locale: Locale): string =>
  `<p><a href="${locale === 'fr' ? '/fr' : ''}/vehicles/a/b/${reference}">${ASK_TEXTS[locale].back}</a></p>`

function formOf({ car, charges, isCustomer }: Page, locale: Locale, typed: Typed, errors: Faults): string {
  const t = ASK_TEXTS[locale]
  const fault = (field: keyof Faults) =>
    errors[field] ? `<p class="fault" id="${field}-fault" role="alert">${escaped(errors[field])}</p>` : ''
  const fieldName = (field: Field) =>
    `id="${field}" name="${field}" required${errors[field] ? ` aria-invalid="true" aria-describedby="${field}-fault"` : ''}`
  const label = (field: Field, hint = '') =>
    `<label for="${field}">${t[field]}${hint && `<small>${hint}</small>`}</label>`
  const options = charges.countries
    .map(({ code, name }) => {
      const ports = charges.ports.filter(({ countriesServed }) => countriesServed.includes(code))
      const all = ports.map(({ id, name: port }) => {
        const value = `${code} ${id}`
        return `<option value="${value}"${value === typed.place ? ' selected' : ''}>${escaped(`${name}: ${port}`)}</option>`
      })
      return all.join('')
    })
    .join('')
  return `<form method="post">${fault('form')}<input type="hidden" name="key" value="${escaped(typed.key)}">
${label('place')}<select ${fieldName('place')}><option value="">${t.choose}</option>${options}</select>${fault('place')}
${label('message')}<textarea ${fieldName('message')} rows="5" maxlength="5000">${escaped(typed.message)}</textarea>${fault('message')}
${
  isCustomer
    ? ''
    : `${label('name')}<input ${fieldName('name')} autocomplete="name" maxlength="200" value="${escaped(typed.name)}">${fault('name')}
${label('contact', t.contactHint)}<input ${fieldName('contact')} autocomplete="email" maxlength="200" value="${escaped(typed.contact)}">${fault('contact')}<p>${t.accept}</p>`
}
<button>${t.submit}</button><p>${t.promise}</p></form>${backTo(car, locale)}`
}

type Sent = { id: string; reference: string; cookies: string[] } | { faults: Faults }

/** Creates the inquiry with the current quote, or shows the invalid fields. */
async function submit({ car, ask, charges, isCustomer }: Page, typed: Typed, locale: Locale): Promise<Sent> {
  const t = ASK_TEXTS[locale]
  const [country = '', portId = ''] = typed.place.split(' ')
  const port = charges.ports.find(({ id, countriesServed }) => id === portId && countriesServed.includes(country))
  const person = isCustomer ? undefined : personIn(typed, locale)
  const errors: Faults = {
    ...(!port && { place: t.faults.place }),
    ...((!typed.message || typed.message.length > 5000) && { message: t.faults.message }),
    ...(person && !person.firstname && { name: t.faults.name }),
    ...(person && !person.email && !person.phoneNumber && { contact: t.faults.contact }),
  }
  if (Object.keys(errors).length) return { faults: errors }
  const choice = new URLSearchParams({
    carId: car.id,
    portId,
    destination: country,
    withInsurance: 'true',
    withInspections: 'true',
  })
  const quoted = await ask('GET', `/api/pricing/public/quote?${choice}`)
  if (quoted.status !== 200) return { faults: { form: t.failed } }
  const key = typed.key || randomUUID()
  const inquiry = inquiryAt(quoted.json as Quote, { carId: car.id, portId, country, message: typed.message })
  const response = person
    ? await ask('POST', '/api/main/public/inquiry', {
        body: { userRegistrateInformation: person, createInquiryInformation: inquiry },
        key,
      })
    : await ask('POST', '/api/main/inquiry', { body: inquiry, key })
  if (response.status !== 201) return { faults: faultsIn(response, t) }
  return { ...(response.json as { id: string; reference: string }), cookies: response.cookies }
}

function personIn({ name, contact }: Typed, locale: Locale) {
  const [firstname = '', ...otherNames] = name.split(/\s+/)
  const lastname = otherNames.join(' ')
  const phone = isEmail(contact) ? undefined : parsePhoneNumberFromString(contact)
  return {
    firstname,
    ...(lastname && { lastname }),
    ...(isEmail(contact) && { email: contact }),
    ...(phone?.isValid() && {
      phoneNumber: { countryCode: phone.countryCallingCode, number: phone.nationalNumber },
    }),
    locale,
  }
}

function inquiryAt(quote: Quote, choice: { carId: string; portId: string; country: string; message: string }) {
  const usd = (value: number | null) => (value === null ? null : { value, currency: 'USD' as const })
  return {
    carId: choice.carId,
    portId: choice.portId,
    finalDestination: choice.country,
    amountFOB: usd(quote.fob),
    fretAmount: usd(quote.freight),
    warranty: usd(quote.insurance),
    isInsured: true,
    inspections: quote.lines.flatMap((line) =>
      line.kind === 'INSPECTION' ? [{ type: line.type, amount: usd(line.amount) }] : [],
    ),
    firstMessage: choice.message,
  }
}

/** Maps an API error path to a form field. */
const PATHS: readonly [RegExp, Field][] = [
  [/name$/, 'name'],
  [/email$|phoneNumber/, 'contact'],
  [/firstMessage$/, 'message'],
  [/portId$|finalDestination$/, 'place'],
]

function faultsIn({ status, json }: SubmitResult, t: (typeof ASK_TEXTS)[Locale]): Faults {
  const { code, body } = json as ErrorReply
  if (code === 'MINATO-3003') return { contact: t.taken }
  if (status === 429) return { form: t.later }
  const found = (body ?? []).flatMap(({ path }) => PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? [])
  if (status !== 400 || !found.length) return { form: t.failed }
  return Object.fromEntries(found.map((field) => [field, t.faults[field]]))
}
