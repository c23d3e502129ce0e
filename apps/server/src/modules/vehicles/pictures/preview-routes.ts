import { previewAddress } from '@minato/contract/addresses'
import { LOCALES } from '@minato/contract/enumerations'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { genericError } from '../../../platform/http/http-error.ts'
import { readPreview, previewContent } from './previews.ts'

const DAY_S = 86_400

/**
 * `/previews/{locale}/{reference}-{version}.jpg`, for callers who may see the car. A stale version redirects to
 * the current one.
 */
export function servePreviews(app: FastifyInstance, context: Context): void {
  // Rate-limited with uploads, because these requests keep the picture workers busy longest.
  const options = {
    logLevel: 'warn',
    config: { rateLimit: { max: context.config.rates.upload, groupId: 'previews' } },
  } as const
  app.get<{ Params: { locale: string; file: string } }>('/previews/:locale/:file', options, async (request, reply) => {
    const { params } = request
    const locale = LOCALES.find((one) => one === params.locale)
    const reference = /^(\d{1,9}|shop)-[0-9a-z]{1,8}\.jpg$/.exec(params.file)?.[1]
    const tenant = context.tenants.ofHost(request.host)
    const content = tenant && locale && reference ? await previewContent(context, tenant, reference, locale) : undefined
    if (!tenant || !locale || !content) throw genericError(404)
    const address = previewAddress(content.preview, locale)
    if (address !== `/previews/${locale}/${params.file}`)
      return reply.code(302).header('cache-control', 'no-store').header('location', address).send()
    const file = await readPreview(context, tenant, content, locale)
    return reply
      .header('cache-control', `public, max-age=${DAY_S}`)
      .header('content-length', file.size)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/jpeg')
      .send(file.content)
  })
}
