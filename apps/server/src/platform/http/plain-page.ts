import { randomBytes } from 'node:crypto'
import type { Locale } from '@minato/contract/enumerations'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Pages of the server itself, which need nothing but themselves. */

const STYLE = `body{margin:0;font:17px/1.5 system-ui,sans-serif;color:#0b2431;background:#fff}main{max-width:34rem;margin:0 auto;padding:72px 16px}h1{font-size:26px;line-height:1.2;margin:0 0 16px;border-top:2px solid #0b2431;padding-top:16px}a,button{color:inherit;font:inherit;font-weight:700}button{min-height:44px;padding:0 16px;border:1px solid #0b2431;border-radius:4px;background:#fff}
label{display:block;margin-top:16px;font-weight:700}input,select,textarea{box-sizing:border-box;width:100%;min-height:44px;padding:8px 10px;border:1px solid #0b2431;border-radius:4px;background:#fff;color:inherit;font:inherit}form button{margin-top:20px}small,.fault{display:block;font-weight:400;font-size:15px}.fault{margin:4px 0 0;color:#b3001b}`

/** Such a page; `inside` is HTML. */
export const plainPage = (locale: Locale, title: string, nonce: string, inside: string): string =>
  `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Minato</title><style nonce="${nonce}">${STYLE}</style><main><h1>${title}</h1>${inside}</main></html>`

/** Sends a page with a form that works without scripts. It is neither cached nor linked. */
export function sendFormPage(reply: FastifyReply, locale: Locale, title: string, inside: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64url')
  return reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(plainPage(locale, title, nonce, inside))
}

/**
 * Text of the page shown where none can be rendered: too many requests, a busy server, an unknown
 * address.
 */

const WORDS: Record<number, readonly [english: string, french: string]> = {
  404: ['This page does not exist.', 'Cette page n’existe pas.'],
  429: ['Too many requests. Please wait a moment.', 'Trop de demandes. Veuillez patienter un instant.'],
  500: ['Something went wrong. Please try again.', 'Un problème est survenu. Veuillez réessayer.'],
  503: ['We are busy. Please try again in a moment.', 'Nous sommes occupés. Veuillez réessayer dans un instant.'],
}
const UNREADABLE = ['This address cannot be read.', 'Cette adresse ne peut pas être lue.'] as const

/** Whether the request is a browser's navigation to a page. */
export const acceptsHtml = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && /\btext\/html\b/.test(headers.accept ?? '')

/** Replies with a self-contained page in both languages, because the reader's is unknown. */
export function sendPlainPage(status: number, reply: FastifyReply): FastifyReply {
  const [english, french] = WORDS[status] ?? UNREADABLE
  const nonce = randomBytes(16).toString('base64url')
  return reply
    .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`)
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${english}</title>
<style nonce="${nonce}">body{font:1.0625rem/1.5 sans-serif;color:#0b2431;max-width:36rem;margin:15vh auto;padding:0 1rem}
h1{font-size:1.625rem;border-top:2px solid;padding-top:1rem}a{color:inherit}</style>
<main id="main"><h1>${english}</h1><p lang="fr">${french}</p><p><a href="/">Shop</a> · <a href="/fr" lang="fr" hreflang="fr">Boutique</a></p></main></html>`)
}
