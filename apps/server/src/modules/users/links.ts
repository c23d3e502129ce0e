import type { Locale } from '@minato/contract/enumerations'
import type { Context } from '../../context.ts'

/** An address for emails: the tenant's configured origin, in the recipient's language (threat B02). */
export const linkTo = ({ tenants }: Pick<Context, 'tenants'>, tenant: string, locale: Locale, path: string): string =>
  `${tenants.originOf(tenant)}${locale === 'fr' ? '/fr' : ''}${path}`

export const linkOfInvitation = (
  context: Pick<Context, 'tenants'>,
  tenant: string,
  locale: Locale,
  id: string,
  code: string,
) => linkTo(context, tenant, locale, `/auth/invitation/${id}/${code}`)
