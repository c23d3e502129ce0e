import type { Settings } from '@minato/contract/settings'
import { TextField } from '../../forms/field.tsx'
import { MoneyField, NumberField, TextArea } from '../../forms/office-fields.tsx'
import { useShell } from '../../api/shell.ts'
import { atMost, email, required } from '../../forms/rules.ts'
import type { Rule } from '../../forms/rules.ts'
import { numeric } from '../../forms/parse-input.ts'
import { SettingsForm } from './settings-form.tsx'
import { clocksOf, closingIn, LEGAL_FIELDS, legalTextOf, NETWORKS, WEEK, minutesOf } from './settings-fields.ts'
import { useSettingsTexts } from './settings-texts.ts'

interface Props {
  settings: Settings
  onSaved(now: Settings): void
}
const DAYS = [required, numeric(1, 90)]
const optional =
  (rule: Rule): Rule =>
  (value, values) =>
    value.trim() ? rule(value, values) : undefined

/** Attributes of a text field that shows the setting of its name. */
const textFieldProps = (
  settings: Settings,
  name:
    | 'name'
    | 'legalName'
    | 'registration'
    | 'phone'
    | 'email'
    | 'paperPrefix'
    | 'portOfLoading'
    | 'senderName'
    | 'replyTo',
) => ({ name, defaultValue: settings[name] ?? '', autoComplete: 'off' })

const COMPANY = {
  name: [required, atMost(80)],
  legalName: [required, atMost(120)],
  foundedYear: [required, numeric(1850, 2100)],
  registration: [atMost(120)],
  headOffice: [required],
  'about.en': [atMost(3000)],
  'about.fr': [atMost(3000)],
}
/** The dealer's company data, in both languages for texts. */
export function CompanySection({ settings, onSaved }: Props) {
  const { company: t } = useSettingsTexts()
  return (
    <SettingsForm id="company" title={t.title} settings={settings} onSaved={onSaved} rules={COMPANY}>
      <div className="fields">
        <TextField {...textFieldProps(settings, 'name')} label={t.name} />
        <TextField {...textFieldProps(settings, 'legalName')} label={t.legalName} />
        <TextField name="foundedYear" label={t.foundedYear} inputMode="numeric" defaultValue={settings.foundedYear} />
      </div>
      <TextField {...textFieldProps(settings, 'registration')} label={t.registration} hint={t.registrationHint} />
      <TextArea
        name="headOffice"
        label={t.headOffice}
        hint={t.headOfficeHint}
        defaultValue={settings.headOffice.join('\n')}
      />
      <TextArea name="about.en" label={t.about.en} hint={t.aboutHint} lang="en" defaultValue={settings.about.en} />
      <TextArea name="about.fr" label={t.about.fr} hint={t.aboutHint} lang="fr" defaultValue={settings.about.fr} />
    </SettingsForm>
  )
}

const LEGAL = Object.fromEntries(
  LEGAL_FIELDS.map(({ page, language }) => [`legal.${page}.${language}`, [atMost(20_000)]]),
)
/** Terms, privacy and cookies: fields show the default texts until they are changed. */
export function LegalSection({ settings, onSaved }: Props) {
  const { legal: t } = useSettingsTexts()
  return (
    <SettingsForm id="legal" title={t.title} note={t.note} settings={settings} onSaved={onSaved} rules={LEGAL}>
      {LEGAL_FIELDS.map(({ page, language }) => (
        <TextArea
          key={page + language}
          name={`legal.${page}.${language}`}
          label={t[page][language]}
          hint={t.hint}
          lang={language}
          rows={8}
          defaultValue={legalTextOf(settings, { page, language })}
        />
      ))}
    </SettingsForm>
  )
}

const CONTACTS = { phone: [required, atMost(40)], email: [required, email] }
/** Contact details for header, footer and emails. */
export function ContactsSection({ settings, onSaved }: Props) {
  const texts = useSettingsTexts()
  const { contacts: t } = texts
  return (
    <SettingsForm id="contacts" title={t.title} settings={settings} onSaved={onSaved} rules={CONTACTS}>
      <div className="fields">
        <TextField {...textFieldProps(settings, 'phone')} label={t.phone} type="tel" />
        <TextField {...textFieldProps(settings, 'email')} label={t.email} type="email" />
      </div>
      <TextField
        name="messagingUrl"
        label={t.messagingUrl}
        hint={t.messagingHint}
        type="url"
        defaultValue={settings.messagingUrl}
      />
      {NETWORKS.map((network) => (
        <TextField
          key={network}
          name={`social.${network}`}
          label={t.networks[network]}
          hint={texts.optional}
          type="url"
          defaultValue={settings.social[network]}
        />
      ))}
    </SettingsForm>
  )
}

/** Both or neither, in this order. */
const closes =
  (day: number): Rule =>
  (value, values) => {
    const opens = values[`opens ${day}`] ?? ''
    if (!opens && !value) return undefined
    const [from, to] = [minutesOf(opens), closingIn(value)]
    return from !== undefined && to !== undefined && from < to ? undefined : 'Closing comes after opening'
  }
const HOURS_RULES = Object.fromEntries(WEEK.map((day) => [`closes ${day}`, [closes(day)]]))
/** Office hours by day. */
export function HoursSection({ settings, onSaved }: Props) {
  const { hours: t } = useSettingsTexts()
  return (
    <SettingsForm id="hours" title={t.title} note={t.note} settings={settings} onSaved={onSaved} rules={HOURS_RULES}>
      <div className="week">
        {WEEK.map((day) => {
          const clocks = clocksOf(settings.officeHours, day)
          const name = t.days[day] ?? ''
          return (
            <div key={day}>
              {(['opens', 'closes'] as const).map((end) => (
                <TextField
                  key={end}
                  name={`${end} ${day}`}
                  label={t[end](name)}
                  type="time"
                  defaultValue={clocks[end]}
                />
              ))}
            </div>
          )
        })}
      </div>
    </SettingsForm>
  )
}

const isPrefix: Rule = (value) =>
  /^[A-Za-z0-9]{2,6}$/.test(value.trim()) ? undefined : 'Two to six letters or figures'
const TERMS = {
  proformaValidityDays: DAYS,
  paymentDeadlineDays: DAYS,
  reminderDays: [required, numeric(0, 30)],
  minimumMarginPercent: [required, numeric(0, 90)],
  paymentTolerance: [required, numeric(0, 1000, 2)],
  paperPrefix: [optional(isPrefix)],
  portOfLoading: [atMost(120)],
}
/** Validity and deadline of documents (INQ-15). */
export function TermsSection({ settings, onSaved }: Props) {
  const { terms: t } = useSettingsTexts()
  const { messages } = useShell()
  return (
    <SettingsForm id="terms" title={t.title} settings={settings} onSaved={onSaved} rules={TERMS}>
      <div className="fields">
        <NumberField
          name="proformaValidityDays"
          label={t.validity}
          unit={t.days}
          defaultValue={settings.proformaValidityDays}
        />
        <NumberField
          name="paymentDeadlineDays"
          label={t.deadline}
          unit={t.days}
          defaultValue={settings.paymentDeadlineDays}
        />
        <NumberField name="reminderDays" label={t.reminder} unit={t.days} defaultValue={settings.reminderDays} />
        <NumberField
          name="minimumMarginPercent"
          label={t.margin}
          hint={t.marginHint}
          unit="%"
          defaultValue={settings.minimumMarginPercent}
        />
        <MoneyField
          name="paymentTolerance"
          label={t.tolerance}
          hint={t.toleranceHint}
          decimals={2}
          defaultValue={messages.format.number(settings.paymentToleranceCents / 100)}
        />
        <TextField {...textFieldProps(settings, 'paperPrefix')} label={t.prefix} hint={t.prefixHint} />
        <TextField {...textFieldProps(settings, 'portOfLoading')} label={t.portOfLoading} hint={t.portOfLoadingHint} />
      </div>
    </SettingsForm>
  )
}

const SENDER = { senderName: [atMost(60)], replyTo: [optional(email)] }
/** Sender name and reply address of emails. */
export function SenderSection({ settings, onSaved }: Props) {
  const { sender: t } = useSettingsTexts()
  return (
    <SettingsForm id="sender" title={t.title} settings={settings} onSaved={onSaved} rules={SENDER}>
      <div className="fields">
        <TextField {...textFieldProps(settings, 'senderName')} label={t.name} hint={t.nameHint} />
        <TextField {...textFieldProps(settings, 'replyTo')} label={t.replyTo} hint={t.replyHint} type="email" />
      </div>
    </SettingsForm>
  )
}
