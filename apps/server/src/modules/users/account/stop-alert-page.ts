import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { genericError } from '../../../platform/http/http-error.ts'
import { sendFormPage } from '../../../platform/http/plain-page.ts'
import { endAlerts } from './searches-store.ts'
import { isStopCode } from './stop-links.ts'

/**
 * Target of an alert's unsubscribe link. Mail scanners open links, so opening it changes nothing;
 * the button does (threat B04). Works without script, session or token: the link may end the alert
 * and nothing else.
 */

const TEXTS = {
  en: {
    ask: 'No more mails for this search',
    text: 'We will not write about new cars for this search any more. The search itself stays in your account.',
    button: 'Stop the mails',
    done: 'The mails have stopped',
    again: 'In your account you can switch them on again.',
    home: 'Back to the shop',
  },
  fr: {
    ask: 'Ne plus recevoir de messages pour cette recherche',
    text: 'Nous ne vous signalerons plus de nouvelles voitures pour cette recherche. La recherche reste dans votre compte.',
    button: 'Arrêter les messages',
    done: 'Les messages sont arrêtés',
    again: 'Vous pouvez les réactiver dans votre compte.',
    home: 'Retour à la boutique',
  },
} as const

export async function serveStopPage(app: FastifyInstance, context: Context): Promise<void> {
  const config = { rateLimit: { max: context.config.rates.everything, groupId: 'sign-in-pages' } }
  await app.register(async (inner) => {
    // The form has no fields, so its body is not read.
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { bodyLimit: 1024, parseAs: 'string' },
      (_, __, done) => done(null),
    )
    for (const locale of ['en', 'fr'] as const) {
      const url = `${locale === 'fr' ? '/fr' : ''}/auth/stop-mails/:id/:code`
      const texts = TEXTS[locale]
      inner.get(url, { config }, async (request, reply) => {
        await requireValidLink(context, request)
        const form = `<form method="post"><button>${texts.button}</button></form>`
        return sendFormPage(
          reply.header('referrer-policy', 'no-referrer'),
          locale,
          texts.ask,
          `<p>${texts.text}</p>${form}`,
        )
      })
      inner.post(url, { config }, async (request, reply) => {
        const { tenant, id } = await requireValidLink(context, request)
        await context.db.write(tenant, (tx) => tx.rows(endAlerts(tenant, id)))
        const home = `<a href="${locale === 'fr' ? '/fr' : '/'}">${texts.home}</a>`
        return sendFormPage(
          reply.header('referrer-policy', 'no-referrer'),
          locale,
          texts.done,
          `<p>${texts.again}</p><p>${home}</p>`,
        )
      })
    }
  })
}

async function requireValidLink(context: Context, request: FastifyRequest): Promise<{ tenant: string; id: string }> {
  const tenant = context.tenants.ofHost(request.hostname)
  const { id, code } = request.params as { id: string; code: string }
  if (!tenant || !(await isStopCode(context, tenant, id, code))) throw genericError(404)
  return { tenant, id }
}
