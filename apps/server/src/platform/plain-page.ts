import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a reader meets where no page can be rendered: too many requests, a server that is busy, an address that nothing reads. */

const WORDS: Record<number, readonly [english: string, french: string]> = {
  404: ['This page does not exist.', 'Cette page n’existe pas.'],
  429: ['Too many requests. Please wait a moment.', 'Trop de demandes. Veuillez patienter un instant.'],
  500: ['Something went wrong. Please try again.', 'Un problème est survenu. Veuillez réessayer.'],
  503: ['We are busy. Please try again in a moment.', 'Nous sommes occupés. Veuillez réessayer dans un instant.'],
}
const UNREADABLE = ['This address cannot be read.', 'Cette adresse ne peut pas être lue.'] as const

/** Whether a person is reading: a browser that goes somewhere, and not to a call. */
export const isReader = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && /\btext\/html\b/.test(headers.accept ?? '')

/** Answers with such a page, which needs nothing but itself; both languages, because the reader's is not known here. */
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
