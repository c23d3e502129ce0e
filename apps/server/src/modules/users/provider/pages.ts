import { randomBytes } from 'node:crypto'
import type { Locale } from '@minato/contract/enumerations'
import type { KoaContextWithOIDC } from 'oidc-provider'

/** The provider's two pages that no route of the shop is: an error nobody can send back, and the moment of leaving. */

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

const STYLE =
  'body{margin:0;font:17px/1.5 system-ui,sans-serif;color:#0b2431;background:#fff}main{max-width:34rem;margin:0 auto;padding:72px 16px}h1{font-size:26px;line-height:1.2;margin:0 0 16px;border-top:2px solid #0b2431;padding-top:16px}a,button{color:inherit;font:inherit;font-weight:700}button{min-height:44px;padding:0 16px;border:1px solid #0b2431;border-radius:4px;background:#fff}'

/** Whether a list of languages, as a parameter or a header has it, begins with French. */
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

/** Such a page, which needs nothing but itself; `inside` is HTML. */
export const page = (locale: Locale, title: string, nonce: string, inside: string): string =>
  `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Minato</title><style nonce="${nonce}">${STYLE}</style><main><h1>${title}</h1>${inside}</main></html>`

/** Says that the request cannot go on, in nobody's words but ours: what was sent is not echoed. */
export function renderError(ctx: KoaContextWithOIDC): void {
  const locale = localeOf(ctx)
  const texts = TEXTS[locale]
  send(ctx, (nonce) =>
    page(
      locale,
      texts.title,
      nonce,
      `<p>${texts.text}</p><p><a href="${locale === 'fr' ? '/fr' : '/'}">${texts.home}</a></p>`,
    ),
  )
}

/** The shop has asked already: the form is sent by itself, and by hand where no script runs. */
export function renderLogout(ctx: KoaContextWithOIDC, form: string): void {
  const locale = localeOf(ctx)
  const texts = TEXTS[locale]
  send(ctx, (nonce) =>
    page(
      locale,
      texts.leaving,
      nonce,
      `${form}<button form="op.logoutForm" name="logout" value="yes">${texts.leave}</button><script nonce="${nonce}">document.querySelector('button').click()</script>`,
    ),
  )
}
