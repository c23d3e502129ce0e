import type { Locale } from '@minato/contract/enumerations'
import { escaped } from '../http/html.ts'
import type { EmailContent, Sender } from './email-content.ts'
import { oneLine } from './plain-text.ts'

export interface RenderedEmail {
  subject: string
  text: string
  html: string
}

const WORDS = {
  en: {
    otherwise: 'If the button does not work, copy this address into your browser:',
    fraud: 'We never change our bank account by message.',
  },
  fr: {
    otherwise: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
    fraud: 'Notre compte bancaire ne change jamais par message.',
  },
} satisfies Record<Locale, Record<string, string>>

/** An email as sent: complete as text, and as HTML that needs at most one picture. */
export function renderEmail(letter: EmailContent, sender: Sender, locale: Locale): RenderedEmail {
  const footer = [
    sender.legalName ?? sender.name,
    (sender.headOffice ?? []).join(', '),
    [sender.phone, sender.email].filter(Boolean).join(' · '),
  ]
    .map((line) => oneLine(line))
    .filter(Boolean)
  const parts = { ...letter, subject: oneLine(letter.subject, 150), foot: footer, name: oneLine(sender.name, 60) }
  return { subject: parts.subject, text: unbroken(textOf(parts, locale)), html: unbroken(htmlOf(parts, locale)) }
}

/** An inquiry number stays on the line of its sign. */
const unbroken = (text: string): string => text.replaceAll('N° ', 'N°\u00a0')

type Parts = EmailContent & { foot: string[]; name: string }

function textOf(parts: Parts, locale: Locale): string {
  const { greeting, subjectLink, paragraphs, table = [], amounts = [], list = [], action, notes, leave, foot } = parts
  const colon = locale === 'fr' ? '\u00a0:' : ':'
  const blocks = [
    greeting,
    ...paragraphs,
    ...(subjectLink ? [`${subjectLink.text}\n${subjectLink.link}`] : []),
    ...(table.length ? [table.map(([label, value]) => `${label}${colon} ${value}`).join('\n')] : []),
    ...(amounts.length ? [amounts.map(({ text, amount }) => `${text}${colon} ${amount}`).join('\n')] : []),
    ...list.map(({ text, detail, link }) => `${text}\n${detail}\n${link}`),
    ...(action ? [`${action.label}${colon}\n${action.link}`] : []),
    ...notes,
    WORDS[locale].fraud,
    ...(leave ? [`${leave.label}${colon}\n${leave.link}`] : []),
    `-- \n${foot.join('\n')}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

function htmlOf(parts: Parts, locale: Locale): string {
  const {
    subject,
    greeting,
    subjectLink,
    paragraphs,
    table = [],
    amounts = [],
    list = [],
    action,
    notes,
    leave,
    foot,
    name,
  } = parts
  const p = (text: string, className = ''): string => `<p${className && ` class="${className}"`}>${escaped(text)}</p>`
  const a = (link: string, text: string, className = ''): string =>
    `<a${className && ` class="${className}"`} href="${escaped(link)}">${escaped(text)}</a>`
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title><style>${STYLE}</style></head>
<body><div class="sheet"><div class="name">${escaped(name)}</div>
<h1>${escaped(subject)}</h1>
${p(greeting)}
${paragraphs.map((text) => p(text)).join('\n')}
${subjectLink ? `<p class="about"><a href="${escaped(subjectLink.link)}">${subjectLink.picture ? `<img src="${escaped(subjectLink.picture)}" alt="" width="560">` : ''}${escaped(subjectLink.text)}</a></p>` : ''}
${table.length ? `<table class="plain">${table.map(([label, value]) => `<tr><td>${escaped(label)}</td><td>${escaped(value)}</td></tr>`).join('')}</table>` : ''}
${amounts.length ? `<table>${amounts.map(({ text, amount }) => `<tr><td>${escaped(text)}</td><td>${escaped(amount)}</td></tr>`).join('')}</table>` : ''}
${list.length ? `<ul>${list.map(({ text, detail, link }) => `<li>${a(link, text)}<br><span class="quiet">${escaped(detail)}</span></li>`).join('\n')}</ul>` : ''}
${action ? `<p>${a(action.link, action.label, 'go')}</p>` : ''}
${notes.map((text) => p(text, 'note')).join('\n')}
${action ? `<p class="quiet">${escaped(WORDS[locale].otherwise)}<br>${a(action.link, action.link)}</p>` : ''}
<div class="foot">${p(WORDS[locale].fraud, 'quiet')}${leave ? `<p class="quiet">${a(leave.link, leave.label)}</p>` : ''}
<p class="quiet">${foot.map(escaped).join('<br>')}</p></div></div></body></html>
`
}

/** The shop's colour tokens (ink, paper, vermilion, hairlines); dark mode swaps ink and paper. */
const STYLE = `
body{margin:0;padding:24px 16px;background:#fff;color:#0b2431;font:16px/1.5 "Sofia Sans",system-ui,"Segoe UI",Roboto,Arial,sans-serif}
.sheet{max-width:560px;margin:0 auto}
.name{font-size:24px;line-height:1.1;font-weight:800;letter-spacing:-.02em;padding-bottom:14px;border-bottom:2px solid #0b2431;margin-bottom:20px}
h1{font-size:25px;line-height:1.2;font-weight:800;margin:0 0 16px}
p{margin:0 0 14px}
a{color:inherit}
ul{list-style:none;margin:0 0 16px;padding:0}
li{padding:10px 0;border-top:1px solid #cfd9de}
li a{font-weight:700;text-decoration:none}
.about a{font-weight:700}
.about img{display:block;width:100%;max-width:560px;height:auto;margin:0 0 6px;border-radius:4px}
table{width:100%;max-width:360px;border-collapse:collapse;margin:0 0 16px}
td{padding:5px 0;border-top:1px solid #cfd9de;vertical-align:top}
td+td{text-align:right;white-space:nowrap}
tr:last-child td{border-top:2px solid #0b2431;font-weight:700}
.plain{max-width:none}
.plain tr td+td{padding-left:12px;text-align:left;white-space:normal;font-weight:700;overflow-wrap:anywhere}
.plain tr:last-child td{border-top:1px solid #cfd9de}
.plain tr td:first-child{font-weight:400}
.go{display:inline-block;margin:6px 0;padding:11px 20px;border-radius:4px;background:#c93a1c;color:#fff;font-weight:700;text-decoration:none}
.note{font-size:15px}
.quiet{font-size:13.5px;color:#45606f;overflow-wrap:anywhere}
.foot{border-top:1px solid #cfd9de;margin-top:24px;padding-top:14px}
@media (prefers-color-scheme:dark){body{background:#0b2431;color:#fff}.name{border-color:#fff}.quiet{color:#b6c4cb}li,.foot,td{border-color:#45606f}tr:last-child td{border-color:#fff}}
`
