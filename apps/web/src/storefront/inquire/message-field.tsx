import { useRef } from 'react'
import { TextArea } from '../../forms/office-fields.tsx'
import { useInquireTexts } from './inquire-texts.ts'

/** The message with prepared questions, inserted by a press. */
export function MessageField() {
  const t = useInquireTexts()
  const box = useRef<HTMLFieldSetElement>(null)
  const write = (question: string) => {
    const field = box.current?.querySelector('textarea')
    if (!field || field.value.includes(question)) return
    field.value = [field.value.trim(), question].filter(Boolean).join('\n')
    // Notifies the form as typing does.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <fieldset className="stack" ref={box}>
      <legend>{t.question}</legend>
      <div className="ready" role="group" aria-label={t.readyLabel}>
        {t.ready.map((question) => (
          <button key={question} className="btn line" type="button" onClick={() => write(question)}>
            {question}
          </button>
        ))}
      </div>
      <TextArea name="firstMessage" label={t.message} hint={t.messageHint} rows={3} />
    </fieldset>
  )
}
