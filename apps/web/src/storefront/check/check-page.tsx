import type { PaperCheck, PaperVerdict } from '@minato/contract/paper-checks'
import { momentInBoth } from '@minato/domain/deadlines'
import { useId } from 'react'
import { MessageUs, Phone } from '../../shell/contact.tsx'
import { localPath } from '../../shell/locale.ts'
import { useShell } from '../../shell/shell.ts'
import '../../styles/content.css'
import '../../styles/check.css'
import { useCheckTexts } from './check-texts.ts'
import { FileCheck } from './file-check.tsx'

/** What the code came to; 'TOO_MANY': nobody looked, since too many were tried. */
export type Checked = PaperCheck | 'TOO_MANY'

const TONES: Record<PaperVerdict, string> = {
  GENUINE: 'good',
  SUPERSEDED: 'turn',
  CANCELLED: 'turn',
  LAPSED: 'turn',
  UNKNOWN: 'none',
}

/** Whether a paper is ours (TRU-03): without a code the field for it, with one what became of the paper. */
export function CheckPage({ code, checked }: { code?: string; checked?: Checked }) {
  const t = useCheckTexts()
  return (
    <div className="wrap check">
      <header className="content-head">
        <h1>{t.title}</h1>
        <p className="lede">{t.lede}</p>
      </header>
      <div className="content">
        <div>
          {checked === undefined ? (
            <CodeForm />
          ) : checked === 'TOO_MANY' ? (
            <section className="verdict turn">
              <h2>{t.tooMany.title}</h2>
              <p>{t.tooMany.text}</p>
            </section>
          ) : (
            <>
              <Verdict checked={checked} />
              {checked.verdict !== 'UNKNOWN' && <FileCheck key={code} code={code ?? ''} />}
            </>
          )}
          {checked !== undefined && (
            <details className="unfold" open={checked !== 'TOO_MANY' && checked.verdict === 'UNKNOWN'}>
              <summary>{t.another}</summary>
              <CodeForm {...(code && checked !== 'TOO_MANY' && checked.verdict === 'UNKNOWN' && { code })} />
            </details>
          )}
        </div>
        <aside>
          <section className="ask">
            <h2>{t.warning.title}</h2>
            <ul className="points">
              {t.warning.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p className="ask-phone">
              <Phone />
            </p>
            <MessageUs className="btn line full" />
          </section>
        </aside>
      </div>
    </div>
  )
}

/** Works without scripts: the server sends the code on to its own address. */
function CodeForm({ code = '' }: { code?: string }) {
  const { locale } = useShell()
  const t = useCheckTexts()
  const id = useId()
  return (
    <form className="code-form" action={localPath('/check', locale)} method="get">
      <div className="field">
        <label htmlFor={id}>{t.code}</label>
        <input
          className="in"
          id={id}
          name="code"
          type="text"
          required
          maxLength={60}
          defaultValue={code}
          aria-describedby={`${id}-said`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <p className="hint" id={`${id}-said`}>
          {t.codeHint}
        </p>
      </div>
      <button className="btn go">{t.submit}</button>
    </form>
  )
}

function Verdict({ checked }: { checked: PaperCheck }) {
  const { locale, messages } = useShell()
  const t = useCheckTexts()
  const { verdict, kind, number, issuedAt, validUntil, endedAt, total, replacedBy, accountEnd } = checked
  const { title, text } = t.verdicts[verdict]
  const moment = (instant: string): string => t.japan(momentInBoth(instant, 'JP', locale).japan.text)
  const facts: [string, string | null][] = [
    [t.kind, kind && t.kinds[kind]],
    [t.number, number],
    [t.issuedAt, issuedAt && messages.format.date(issuedAt)],
    [t.total, total === null ? null : messages.format.money(total)],
    [t.validUntil, verdict === 'GENUINE' && validUntil ? moment(validUntil) : null],
    [t.endedAt, endedAt && moment(endedAt)],
    [t.replacedBy, replacedBy],
    [t.account, verdict === 'GENUINE' && accountEnd ? t.accountEnds(accountEnd) : null],
  ]
  return (
    <section className={`verdict ${TONES[verdict]}`} role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      {kind && (
        <dl className="terms">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
    </section>
  )
}
