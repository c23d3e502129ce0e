import type { Locale } from '@minato/contract/enumerations'
import { escaped } from '../http/html.ts'
import { formatMoment } from './email-content.ts'
import type { KeptMail } from './outbox-store.ts'

const WORDS = {
  en: {
    title: 'Demonstration mailbox',
    lede: 'No emails are sent. Emails that the shop would send are kept here for 30 days. Anyone who can open this page can read them.',
    none: 'No emails yet. Sign up or ask about a car, and the emails appear here.',
    home: 'Go to the shop',
    back: 'All emails',
    to: 'To',
    written: 'Date',
    asText: 'Plain text version',
    letter: 'The email as an email program shows it',
    language: 'Languages',
  },
  fr: {
    title: 'Boîte de démonstration',
    lede: 'Aucun e-mail n’est envoyé. Ceux que la boutique enverrait sont conservés ici 30 jours. Toute personne qui ouvre cette page peut les lire.',
    none: 'Aucun e-mail pour l’instant. Inscrivez-vous ou posez une question sur une voiture\u00a0: les e-mails apparaîtront ici.',
    home: 'Aller à la boutique',
    back: 'Tous les e-mails',
    to: 'À',
    written: 'Date',
    asText: 'Version en texte brut',
    letter: 'L’e-mail tel qu’un logiciel de messagerie l’affiche',
    language: 'Langues',
  },
} satisfies Record<Locale, Record<string, string>>

interface Dress {
  locale: Locale
  nonce: string
  /** The shop's own colours, sizes and face. */
  tokens: string
}

const rootOf = (locale: Locale): string => (locale === 'fr' ? '/fr' : '')

/** The mails, newest first. */
export function listPage(mails: readonly KeptMail[], dress: Dress): string {
  const { locale } = dress
  const texts = WORDS[locale]
  const rows = mails.map(
    ({ id, subject, recipient, createdAt, locale: written }) =>
      `<li><a href="${rootOf(locale)}/mailbox/${id}" lang="${escaped(written)}">${escaped(subject)}</a><p>${escaped(recipient)}</p><p>${formatMoment(locale, createdAt)}</p></li>`,
  )
  const list = rows.length ? `<ul class="mails">${rows.join('\n')}</ul>` : `<p class="none">${texts.none}</p>`
  return frame(texts.title, '/mailbox', `<h1>${texts.title}</h1><p class="lede">${texts.lede}</p>${list}`, dress)
}

/** One email: its HTML in a frame, and its text. */
export function mailPage(mail: KeptMail & { text: string }, dress: Dress): string {
  const { locale } = dress
  const texts = WORDS[locale]
  const written = escaped(mail.locale)
  return frame(
    mail.subject,
    `/mailbox/${mail.id}`,
    `<p><a href="${rootOf(locale)}/mailbox">${texts.back}</a></p><h1 lang="${written}">${escaped(mail.subject)}</h1>
<dl><div><dt>${texts.to}</dt><dd>${escaped(mail.recipient)}</dd></div><div><dt>${texts.written}</dt><dd>${formatMoment(locale, mail.createdAt)}</dd></div></dl>
<iframe title="${texts.letter}" src="/mailbox/${mail.id}/letter" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>
<details><summary>${texts.asText}</summary><pre lang="${written}" tabindex="0">${escaped(mail.text)}</pre></details>`,
    dress,
  )
}

function frame(title: string, path: string, content: string, { locale, nonce, tokens }: Dress): string {
  const otherLocale = locale === 'fr' ? 'en' : 'fr'
  const texts = WORDS[locale]
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)} – Minato</title><link rel="icon" href="/mark.svg"><style nonce="${nonce}">${tokens}${STYLE}</style></head>
<body><header><a class="mark" href="${rootOf(locale) || '/'}"><img src="/mark.svg" alt="" width="46" height="44">Minato</a>
<nav aria-label="${texts.language}"><a href="${rootOf(otherLocale)}${path}?lang=${otherLocale}" lang="${otherLocale}" hreflang="${otherLocale}">${otherLocale === 'fr' ? 'Français' : 'English'}</a></nav></header>
<main>${content}</main><footer><a href="${rootOf(locale) || '/'}">${texts.home}</a></footer></body></html>
`
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:0 var(--edge);color:var(--ink-900);background:var(--paper);font:400 var(--t-17)/1.5 var(--sans)}
header{display:flex;justify-content:space-between;align-items:center;padding:16px 0;border-bottom:2px solid var(--ink-900)}
.mark{display:flex;align-items:center;gap:11px;font-size:1.75rem;font-weight:800;letter-spacing:-.025em;line-height:1;text-decoration:none}
h1{font-size:var(--t-32);line-height:1.12;font-weight:800;letter-spacing:-.012em;margin:24px 0 10px;overflow-wrap:anywhere}
a{color:inherit;text-underline-offset:.2em}
nav a,footer a{display:inline-flex;align-items:center;min-height:var(--hit)}
:focus-visible{outline:3px solid var(--focus);box-shadow:0 0 0 5px var(--ink-900);border-radius:2px}
.lede{color:var(--ink-700);margin:0 0 24px;max-width:40em}
.mails{list-style:none;margin:0;padding:0;border-top:2px solid var(--ink-900)}
.mails li{display:grid;grid-template-columns:1fr auto;gap:0 24px;padding:10px 0;border-bottom:var(--hair);position:relative}
.mails li:hover{background:var(--fog)}
.mails a{font-weight:700;text-decoration:none;grid-column:1/-1}
.mails a::after{content:"";position:absolute;inset:0}
.mails p{margin:0;font-size:var(--t-15);color:var(--ink-600);overflow-wrap:anywhere}
.none{border:1px dashed var(--line-strong);border-radius:var(--r-plate);padding:24px;color:var(--ink-700)}
dl{margin:0 0 16px;font-size:var(--t-15)}
dl div{display:flex;gap:12px;padding:6px 0;border-bottom:var(--hair)}
dt{min-width:5rem;color:var(--ink-600)}
dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:800px;border:1px solid var(--line-strong);border-radius:var(--r)}
details{margin:16px 0}
summary{cursor:pointer;font-weight:600;padding:9px 0}
pre{font:400 var(--t-15)/1.5 var(--sans);white-space:pre-wrap;overflow-wrap:anywhere;background:var(--fog);padding:16px;margin:0;border-radius:var(--r)}
footer{border-top:var(--hair);margin:32px 0 24px;padding-top:8px}
@media (max-width:743px){h1{font-size:1.625rem}body{font-size:1rem}.mails li{grid-template-columns:1fr}}
`
