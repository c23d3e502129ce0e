import type { FileVerdict, DocumentCheck, DocumentVerdict } from '@minato/contract/document-checks'
import { dayInWords } from '@minato/domain/moments'
import { useId, useState } from 'react'
import { MessageUs, Phone } from '../../layout/contact.tsx'
import { localPath } from '../../i18n/locale.ts'
import { TermList } from '../../ui/term-list.tsx'
import { useShell } from '../../api/shell.ts'
import '../../styles/content.css'
import '../../styles/check.css'
import { useCheckTexts } from './check-texts.ts'
import { FileCheck } from './file-check.tsx'

/** The answer about a code; 'TOO_MANY': refused because too many unknown codes were tried. */
export type Checked = DocumentCheck | 'TOO_MANY'

const TONES: Record<DocumentVerdict, string> = {
  GENUINE: 'good',
  SUPERSEDED: 'turn',
  CANCELLED: 'turn',
  LAPSED: 'turn',
  UNKNOWN: 'none',
}

/** Checks whether a document is ours (TRU-03): the form for its code, or the answer about one. */
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
            <Answer key={code} code={code ?? ''} checked={checked} />
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

/** A file that is not the issued one replaces the verdict on the code: it never stands under "Genuine". */
function Answer({ code, checked }: { code: string; checked: DocumentCheck }) {
  const [file, setFile] = useState<FileVerdict>()
  return (
    <>
      <Verdict checked={checked} file={file === 'GENUINE' ? undefined : file} />
      {checked.verdict !== 'UNKNOWN' && <FileCheck code={code} onChecked={setFile} />}
    </>
  )
}

/** Works without scripts: the server redirects to the address of the code. */
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

function Verdict({ checked, file }: { checked: DocumentCheck; file: FileVerdict | undefined }) {
  const { messages, locale } = useShell()
  const t = useCheckTexts()
  const { verdict, kind, number, issuedAt, validUntil, endedAt, total, replacedBy, accountEnd, isAccountChanging } =
    checked
  const { isNothingDue, paidOn, isConsigneeChanging } = checked
  const isPayable = verdict === 'GENUINE' && !isNothingDue
  const { title, text } = file ? t.file.verdicts[file] : t.verdicts[verdict]
  const { dateTime: moment } = messages.format
  const facts: [string, string | null][] = [
    [t.kind, kind && t.kinds[kind]],
    [t.number, number],
    [t.issuedAt, issuedAt && messages.format.date(issuedAt)],
    [t.total, total === null ? null : messages.format.money(total)],
    [t.payment, isNothingDue ? (paidOn ? t.paidOn(dayInWords(paidOn, locale)) : t.nothingDue) : null],
    [t.validUntil, isPayable && validUntil ? moment(validUntil) : null],
    [t.endedAt, endedAt && moment(endedAt)],
    [t.replacedBy, replacedBy],
    [t.account, isPayable && accountEnd ? t.accountEnds(accountEnd) : null],
  ]
  return (
    <section className={`verdict ${file ? 'bad' : TONES[verdict]}`} role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      {file && <h3>{t.issued}</h3>}
      {kind && <TermList className="terms" rows={facts} />}
      {isAccountChanging && isPayable && accountEnd && !file && (
        <p className="notice">{t.accountChanging(accountEnd)}</p>
      )}
      {isConsigneeChanging && !file && <p className="notice">{t.consigneeChanging}</p>}
    </section>
  )
}
