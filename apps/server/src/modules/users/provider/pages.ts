import { randomBytes } from 'node:crypto'
import type { Locale } from '@minato/contract/enumerations'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { plainPage } from '../../../platform/http/plain-page.ts'

/**
 * The provider's pages that are not routes of the shop: an error without a return address, and
 * signing out.
 */

const TEXTS = {
  en: {
    title: 'Sign-in could not go on',
    text: 'This link is not valid any more, or was not meant for this browser. Nothing was changed.',
    home: 'Back to the shop',
    leaving: 'Signing out',
    leave: 'Sign out',
  },
  fr: {
    title: 'La connexion n’a pas pu se poursuivre',
    text: 'Ce lien n’est plus valable, ou n’était pas destiné à ce navigateur. Rien n’a été modifié.',
    home: 'Retour à la boutique',
    leaving: 'Déconnexion',
    leave: 'Se déconnecter',
  },
} as const

/** Whether a list of languages, from a parameter or a header, starts with French. */
export const isFrench = (given: unknown): boolean => typeof given === 'string' && /^fr\b/.test(given)

const localeOf = (ctx: KoaContextWithOIDC): Locale =>
  isFrench(ctx.oidc.params?.['ui_locales'] ?? ctx.get('accept-language')) ? 'fr' : 'en'

function send(ctx: KoaContextWithOIDC, body: (nonce: string) => string): void {
  const nonce = randomBytes(16).toString('base64url')
  ctx.type = 'html'
  ctx.set('cache-control', 'no-store')
  ctx.set('x-content-type-options', 'nosniff')
  ctx.set('referrer-policy', 'no-referrer')
  ctx.set(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  )
  ctx.body = body(nonce)
}

/** An error page in our own words; request content is not echoed. */
export function renderError(ctx: KoaContextWithOIDC): void {
  const locale = localeOf(ctx)
  const texts = TEXTS[locale]
  send(ctx, (nonce) =>
    plainPage(
      locale,
      texts.title,
      nonce,
      `<p>${texts.text}</p><p><a href="${locale === 'fr' ? '/fr' : '/'}">${texts.home}</a></p>`,
    ),
  )
}

/** The shop has already asked for confirmation: the form submits itself, or by its button without scripts. */
export function renderLogout(ctx: KoaContextWithOIDC, form: string): void {
  const locale = localeOf(ctx)
  const texts = TEXTS[locale]
  send(ctx, (nonce) =>
    plainPage(
      locale,
      texts.leaving,
      nonce,
      `${form}<button form="op.logoutForm" name="logout" value="yes">${texts.leave}</button><script nonce="${nonce}">document.querySelector('button').click()</script>`,
    ),
  )
}
