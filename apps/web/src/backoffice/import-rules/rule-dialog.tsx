import { BODY_TYPES, FUEL_TYPES } from '@minato/contract/enumerations'
import { AGE_BASES, AGE_MOMENTS, AGE_STARTS, CONFIDENCES, RULE_STEERINGS } from '@minato/contract/settings-enumerations'
import { SHIPPING_DOCUMENTS } from '@minato/contract/inquiry-enumerations'
import type { ImportRule, ImportRuleFields } from '@minato/contract/import-rules'
import { SHIPPING_DOCUMENT_NAMES } from '@minato/domain/shipping-document-names'
import { ComboField } from '../../forms/combo-field.tsx'
import type { CountryChoice } from '../../forms/countries.ts'
import { Dialog } from '../../forms/dialog.tsx'
import { SelectField, TextField } from '../../forms/field.tsx'
import { NumberField, TextArea } from '../../forms/office-fields.tsx'
import { OfficeForm } from '../../forms/office-form.tsx'
import { atMost, required } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { numberOf, numeric } from '../../forms/parse-input.ts'
import { useShell } from '../../api/shell.ts'
import { useImportRulesTexts } from './import-rules-texts.ts'
import { textsFor } from '../../i18n/texts.ts'

const halfYears = (text: string): string | undefined => {
  const years = numberOf(text, 1)
  return typeof years === 'number' && years % 0.5 !== 0 ? 'Enter whole or half years' : undefined
}
const RULES = {
  country: [required],
  maxAge: [numeric(0, 100, 1), halfYears],
  minAge: [numeric(0, 100, 1), halfYears],
  'transitDays.from': [numeric(1, 365)],
  'transitDays.to': [numeric(1, 365)],
  noteEn: [atMost(1000)],
  noteFr: [atMost(1000)],
  source: [required, atMost(2000)],
}

const textIn = (values: Values, name: string): string | null => values[name]?.trim() || null
const checkedIn = <T extends string>(values: Values, name: string, all: readonly T[]): T[] | null => {
  const checked = all.filter((one) => values[`${name}.${one}`] === 'on')
  return checked.length ? checked : null
}
/** Names in any of the languages' lists; none of them where the text says 'none'. */
export const bodiesIn = (text: string | null): string[] | null => {
  if (text === null) return null
  const names = text.split(/[,、，]/).map((name) => name.trim())
  return /^(?:none|aucun|なし)$/i.test(text) ? [] : names.filter(Boolean)
}

function fieldsIn(values: Values): ImportRuleFields {
  const number = (name: string, decimals = 0) => numberOf(values[name] ?? '', decimals) ?? null
  const [from, to] = [number('transitDays.from'), number('transitDays.to')]
  return {
    country: values['country'] ?? '',
    bodyTypes: checkedIn(values, 'bodyTypes', BODY_TYPES),
    fuelTypes: checkedIn(values, 'fuelTypes', FUEL_TYPES),
    isAllowed: values['isAllowed'] !== 'false',
    maxAge: number('maxAge', 1),
    minAge: number('minAge', 1),
    ageBasis: values['ageBasis'] as ImportRuleFields['ageBasis'],
    ageStart: values['ageStart'] as ImportRuleFields['ageStart'],
    ageMoment: values['ageMoment'] as ImportRuleFields['ageMoment'],
    steering: (textIn(values, 'steering') as ImportRuleFields['steering']) ?? null,
    inspectionBodies: bodiesIn(textIn(values, 'inspectionBodies')),
    documents: checkedIn(values, 'documents', SHIPPING_DOCUMENTS),
    transitDays: from === null && to === null ? null : { from: from ?? to ?? 1, to: to ?? from ?? 1 },
    noteEn: textIn(values, 'noteEn'),
    noteFr: textIn(values, 'noteFr'),
    validFrom: textIn(values, 'validFrom'),
    validUntil: textIn(values, 'validUntil'),
    source: values['source']?.trim() ?? '',
    sourceDate: textIn(values, 'sourceDate'),
    confidence: values['confidence'] as ImportRuleFields['confidence'],
  }
}

interface Props {
  /** Undefined: a new rule. */
  rule: ImportRule | undefined
  countries: readonly CountryChoice[]
  save(fields: ImportRuleFields, key: string, begun: ImportRule | undefined): Promise<void>
  onClose(): void
}

/** Creates a rule, or records a new version of one. */
export function RuleDialog({ rule, countries, save, onClose }: Props) {
  const { locale, messages } = useShell()
  const { names, format } = messages
  const t = useImportRulesTexts()
  const choices = <T extends string>(all: readonly T[], texts: Readonly<Record<T, string>>) =>
    all.map((one) => (
      <option key={one} value={one}>
        {texts[one]}
      </option>
    ))
  const nameOf = (code: string) => countries.find((one) => one.code === code)?.name ?? code
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : format.number(value)
  return (
    <Dialog title={rule ? t.editTitle(nameOf(rule.country)) : t.add} onClose={onClose} footer="form" isWide>
      <OfficeForm
        isPart
        draft={`import rule ${rule?.id ?? 'new'}`}
        read={rule}
        rules={RULES}
        send={(values, key, begun: ImportRule | undefined) => save(fieldsIn(values), key, begun)}
        submit={t.submit}
      >
        <ComboField
          name="country"
          label={t.country}
          initial={rule?.country ?? ''}
          options={countries.map(({ code, name }) => ({ id: code, text: name, note: code }))}
        />
        <SelectField name="isAllowed" label={t.isAllowed} defaultValue={String(rule?.isAllowed ?? true)}>
          <option value="true">{t.yes}</option>
          <option value="false">{t.no}</option>
        </SelectField>
        <div className="fields">
          <NumberField
            name="maxAge"
            label={t.maxAge}
            hint={t.ageHint}
            unit={t.years}
            decimals={1}
            defaultValue={number(rule?.maxAge)}
          />
          <NumberField
            name="minAge"
            label={t.minAge}
            hint={t.ageHint}
            unit={t.years}
            decimals={1}
            defaultValue={number(rule?.minAge)}
          />
          <SelectField name="ageBasis" label={t.ageBasis} defaultValue={rule?.ageBasis}>
            {choices(AGE_BASES, t.ageBases)}
          </SelectField>
          <SelectField name="ageStart" label={t.ageStart} defaultValue={rule?.ageStart}>
            {choices(AGE_STARTS, t.ageStarts)}
          </SelectField>
          <SelectField name="ageMoment" label={t.ageMoment} defaultValue={rule?.ageMoment}>
            {choices(AGE_MOMENTS, t.ageMoments)}
          </SelectField>
          <SelectField name="steering" label={t.steering} defaultValue={rule?.steering ?? ''}>
            <option value="">{t.unknown}</option>
            {choices(RULE_STEERINGS, t.steerings)}
          </SelectField>
          <NumberField
            name="transitDays.from"
            label={t.transitFrom}
            unit={t.days}
            defaultValue={number(rule?.transitDays?.from)}
          />
          <NumberField
            name="transitDays.to"
            label={t.transitTo}
            unit={t.days}
            defaultValue={number(rule?.transitDays?.to)}
          />
          <TextField name="validFrom" label={t.validFrom} type="date" defaultValue={rule?.validFrom ?? ''} />
          <TextField name="validUntil" label={t.validUntil} type="date" defaultValue={rule?.validUntil ?? ''} />
          <TextField name="sourceDate" label={t.sourceDate} type="date" defaultValue={rule?.sourceDate ?? ''} />
          <SelectField name="confidence" label={t.confidence} defaultValue={rule?.confidence ?? 'MEDIUM'}>
            {choices(CONFIDENCES, t.confidences)}
          </SelectField>
        </div>
        <Checks
          name="bodyTypes"
          label={t.bodyTypes}
          all={BODY_TYPES}
          texts={names.bodyType}
          checked={rule?.bodyTypes ?? []}
        />
        <Checks
          name="fuelTypes"
          label={t.fuelTypes}
          all={FUEL_TYPES}
          texts={names.fuelType}
          checked={rule?.fuelTypes ?? []}
        />
        <p className="hint">{t.scopeHint}</p>
        <TextField
          name="inspectionBodies"
          label={t.inspectionBodies}
          hint={t.inspectionHint}
          autoComplete="off"
          defaultValue={rule?.inspectionBodies ? rule.inspectionBodies.join(', ') || t.noInspection : ''}
        />
        <Checks
          name="documents"
          label={t.documents}
          all={SHIPPING_DOCUMENTS}
          texts={textsFor(locale, SHIPPING_DOCUMENT_NAMES, 'shippingDocumentNames')}
          checked={rule?.documents ?? []}
        />
        <p className="hint">{t.documentsHint}</p>
        <TextArea name="source" label={t.source} hint={t.sourceHint} defaultValue={rule?.source} />
        <TextArea name="noteEn" label={t.noteEn} defaultValue={rule?.noteEn ?? ''} />
        <TextArea name="noteFr" label={t.noteFr} defaultValue={rule?.noteFr ?? ''} />
      </OfficeForm>
    </Dialog>
  )
}

interface ChecksProps<T extends string> {
  name: string
  label: string
  all: readonly T[]
  texts: Readonly<Record<T, string>>
  checked: readonly T[]
}
function Checks<T extends string>({ name, label, all, texts, checked }: ChecksProps<T>) {
  return (
    <fieldset className="field rule-scope">
      <legend>{label}</legend>
      {all.map((one) => (
        <label key={one} className="tick">
          <input type="checkbox" name={`${name}.${one}`} value="on" defaultChecked={checked.includes(one)} />
          <span>{texts[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}
