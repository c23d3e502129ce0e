import type { Locale } from '@minato/contract/enumerations'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { companyOf } from './service.ts'

const TEXTS = {
  en: { start: '/', description: 'Used cars from Japan, with prices, pictures and inspection sheets' },
  fr: { start: '/fr', description: 'Voitures d’occasion du Japon, avec prix, photos et fiches d’inspection' },
}
const icon = (name: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest, `/manifest.webmanifest` (French below `/fr`), with the dealer's name. */
export function serveManifest(app: FastifyInstance, context: Context): void {
  const { config, tenants } = context
  const options = { config: { rateLimit: { max: config.rates.search, groupId: 'page' } } }
  const serveIn = (locale: Locale) =>
    app.get(`${locale === 'fr' ? '/fr' : ''}/manifest.webmanifest`, options, async (request, reply) => {
      const tenant = tenants.ofHost(request.hostname)
      if (!tenant) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n')
      const name = (await companyOf(context, tenant))?.name ?? 'Minato'
      const { start, description } = TEXTS[locale]
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/manifest+json; charset=utf-8')
        .send(
          JSON.stringify({
            // One app, whichever language it was installed from.
            id: '/',
            name,
            short_name: name,
            description,
            lang: locale,
            start_url: start,
            scope: '/',
            display: 'standalone',
            // --paper and --ink-900 of the style sheet.
            background_color: '#ffffff',
            theme_color: '#0b2431',
            icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
          }),
        )
    })
  serveIn('en')
  serveIn('fr')
}
