import type { ReactNode } from 'react'
import { MessageUs, Phone } from '../../layout/contact.tsx'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import '../../styles/content.css'
import type { ContentData } from './content-data.ts'
import type { Block } from '../../i18n/page-text.ts'

/** A content page: its text with contact details beside it. `children` fill the placeholder in the text. */
export function Article({ data, children }: { data: ContentData; children?: ReactNode }) {
  const { text, words } = data
  return (
    <div className="wrap">
      <header className="content-head">
        <h1>{text.heading}</h1>
        <p className="lede">{text.lede}</p>
      </header>
      <div className="content">
        <div>
          {text.sections.length === 0
            ? children
            : text.sections.map(({ id, title, blocks }) => (
                <section key={id} {...(title ? { 'aria-labelledby': id } : { className: 'opening' })}>
                  {title && <h2 id={id}>{title}</h2>}
                  {blocks.map((block, i) => (
                    <Part key={i} block={block} words={words}>
                      {children}
                    </Part>
                  ))}
                </section>
              ))}
        </div>
        <aside>
          {text.sections.length > 1 && (
            <nav className="on-page" aria-label={words.onThisPage}>
              <h2>{words.onThisPage}</h2>
              <ul>
                {text.sections.map(
                  ({ id, title }) =>
                    title && (
                      <li key={id}>
                        <a href={`#${id}`}>{title}</a>
                      </li>
                    ),
                )}
              </ul>
            </nav>
          )}
          <AskUs words={words} />
        </aside>
      </div>
    </div>
  )
}

function AskUs({ words }: Pick<ContentData, 'words'>) {
  const { company } = useShell()
  if (!company.phone && !company.messagingUrl) return null
  return (
    <section className="ask">
      <h2>{words.askUs}</h2>
      <p>{words.askNote}</p>
      <p className="ask-phone">
        <Phone />
      </p>
      <MessageUs className="btn go full" />
    </section>
  )
}

interface PartProps {
  block: Block
  words: ContentData['words']
  children: ReactNode
}
function Part({ block, words, children }: PartProps) {
  const { locale } = useShell()
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>
    case 'steps':
      return (
        <ol className="steps">
          {block.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )
    case 'points':
      return (
        <ul className="points">
          {block.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )
    case 'terms':
      return (
        <dl className="terms">
          {block.terms.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )
    case 'warning':
      return (
        <p className="warn">
          <b>{words.warning}</b>
          {block.text}
        </p>
      )
    case 'estimate':
      return (
        <p className="estimate">
          <b>{words.estimate}</b>
          {block.text}
        </p>
      )
    case 'link':
      return (
        <p>
          <a href={localPath(block.path, locale)}>
            <b>{block.text}</b>
          </a>
        </p>
      )
    case 'slot':
      return children
  }
}
