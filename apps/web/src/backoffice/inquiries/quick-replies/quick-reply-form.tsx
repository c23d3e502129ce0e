import type { Locale } from '@minato/contract/enumerations'
import type { QuickReply, QuickReplyFields } from '@minato/contract/quick-replies'
import type { z } from 'zod'
import { TextField } from '../../../forms/field.tsx'
import { NumberField, TextArea } from '../../../forms/office-fields.tsx'
import { OfficeForm } from '../../../forms/office-form.tsx'
import { atMost, required } from '../../../forms/rules.ts'
import type { Rule, Values } from '../../../forms/rules.ts'
import { numberOf, numeric } from '../../../forms/parse-input.ts'
import { useEditConflict } from '../../../forms/use-edit-conflict.tsx'
import { useShell } from '../../../api/shell.ts'
import { useInquiryListTexts } from '../inquiry-list-texts.ts'
import { REPLY_VARIABLES, unknownVariables } from './reply-variables.ts'
import { textsFor } from '../../../i18n/texts.ts'

type Fields = z.output<typeof QuickReplyFields>

const LONGEST = 5000
const knownVariables =
  (say: (names: readonly string[]) => string): Rule =>
  (value) => {
    const unknown = unknownVariables(value)
    return unknown.length > 0 ? say(unknown) : undefined
  }
const written = ({ name, textEn, textFr, position }: Fields): Fields => ({ name, textEn, textFr, position })
const fieldsIn = (values: Values): Fields => ({
  name: values['name']?.trim() ?? '',
  textEn: values['textEn']?.trim() ?? '',
  textFr: values['textFr']?.trim() ?? '',
  position: numberOf(values['position'] ?? '') ?? 0,
})

interface Props {
  /** Undefined for a new one. */
  reply: QuickReply | undefined
  /** The language shown first. */
  languages: readonly Locale[]
  /** The position after the last quick reply. */
  next: number
  onSaved(): void
  onLeft(): void
}

/** One quick reply in both languages. */
export function QuickReplyForm({ reply, languages, next, onSaved, onLeft }: Props) {
  const { api } = useShell()
  const { replies: t } = useInquiryListTexts()
  const text = [required, atMost(LONGEST), knownVariables(t.unknownVariables)]
  const rules = { name: [required, atMost(80)], textEn: text, textFr: text, position: [required, numeric(0, 1000)] }
  const { send, view } = useEditConflict<Fields, QuickReply>({
    entity: 'quick_reply',
    fields: [
      { key: 'name', label: t.name },
      { key: 'textEn', label: t.textEn },
      { key: 'textFr', label: t.textFr },
      { key: 'position', label: t.position, text: String },
    ],
    written,
    save: async ({ id }, body, version) => {
      await api('PUT /api/main/quick-reply/{id}', { params: { id }, body, version })
      onSaved()
    },
  })
  return (
    <>
      <OfficeForm
        isPart
        draft={`quick reply ${reply?.id ?? 'new'}`}
        read={reply}
        rules={rules}
        submit={t.save}
        onCancel={onLeft}
        send={async (values, key, begun) => {
          const body = fieldsIn(values)
          if (begun) return send(begun, body, reply)
          await api('POST /api/main/quick-reply', { body, key })
          onSaved()
        }}
      >
        <div className="fields">
          <TextField name="name" label={t.name} defaultValue={reply?.name} autoComplete="off" />
          <NumberField
            name="position"
            label={t.position}
            hint={t.positionHint}
            defaultValue={String(reply?.position ?? Math.min(next, 1000))}
          />
        </div>
        {languages.map((locale) => {
          const name = textsFor(locale, { en: 'textEn', fr: 'textFr' } as const)
          return <TextArea key={name} name={name} label={t[name]} lang={locale} rows={4} defaultValue={reply?.[name]} />
        })}
        <details className="unfold">
          <summary>{t.variables}</summary>
          <p className="small">{t.variablesNote}</p>
          <dl className="reply-variables small">
            {REPLY_VARIABLES.map((name) => (
              <div key={name}>
                <dt>{`{${name}}`}</dt>
                <dd>{t.variable[name]}</dd>
              </div>
            ))}
          </dl>
        </details>
      </OfficeForm>
      {view}
    </>
  )
}
