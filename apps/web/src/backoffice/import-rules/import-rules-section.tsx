import type { ImportRule, ImportRuleFields } from '@minato/contract/import-rules'
import { fold } from '@minato/domain/search-text'
import { useState } from 'react'
import { useCountries } from '../../forms/countries.ts'
import { FormError } from '../../forms/form-errors.ts'
import { useFormTexts } from '../../forms/form-texts.ts'
import { reportError } from '../../forms/report-error.ts'
import { Flag } from '../../ui/flag.tsx'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { ExportButton } from '../../table/export-button.tsx'
import { RowMenu } from '../../table/row-menu.tsx'
import { TableFailed, TableLoading } from '../../table/table-states.tsx'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import { EffectDialog } from '../effects/effect-dialog.tsx'
import { useEffectsTexts } from '../effects/effects-texts.ts'
import { useShownChange } from '../effects/use-shown-change.ts'
import { useUndo } from '../effects/use-undo.tsx'
import { movesNoVerdict, VerdictEffectView } from '../effects/verdict-effect-view.tsx'
import { Part } from '../layout/office-page.tsx'
import { useImportRulesTexts } from './import-rules-texts.ts'
import { RuleDialog } from './rule-dialog.tsx'
import '../../styles/import-rules.css'
import '../../styles/table.css'

const REVIEW_DAYS = 180
const isOverdue = ({ reviewedOn }: ImportRule): boolean =>
  Date.now() - Date.parse(reviewedOn) > REVIEW_DAYS * 86_400_000

/** The import rules of all countries: searched, edited, reviewed and exported (TRU-06). */
export function ImportRulesSection() {
  const shell = useShell()
  const { api } = shell
  const t = useImportRulesTexts()
  const { table } = useOfficeTexts()
  const countries = useCountries()
  const { data: rules, hasFailed, reload } = useCall('GET /api/main/import-rule', {})
  const [text, setText] = useState('')
  const [editing, setEditing] = useState<ImportRule | 'new'>()
  const shownChange = useShownChange()
  const { show, view } = useUndo()
  const { undone, looking } = useEffectsTexts()
  const { sending } = useFormTexts()
  const [removal, setRemoval] = useState<'looking' | 'sending'>()
  const done = async (title: string) => {
    await reload()
    setEditing(undefined)
    notify({ isError: false, title, lines: [] })
  }
  const attempt = async (work: () => Promise<string>) => {
    try {
      await done(await work())
    } catch (error) {
      reportError(shell, error)
      // Reloads the list after changes elsewhere.
      await reload()
    }
  }
  const nameOf = (code: string): string => countries.find((one) => one.code === code)?.name ?? code
  /** `rule`: null if it is removed. */
  const applyShown = (
    begun: ImportRule | undefined,
    rule: ImportRuleFields | null,
    save: (shown: string) => Promise<ImportRule | null>,
  ) => {
    const change = { id: begun?.id ?? null, rule }
    return shownChange.apply({
      preview: () => api('POST /api/main/import-rule/preview', { body: change }),
      isEmpty: (effect) => rule !== null && movesNoVerdict(effect),
      dialog: (effect, isAgain, onAnswer) => (
        <EffectDialog
          {...(begun && !rule && { title: t.removeTitle(nameOf(begun.country)), action: t.remove, isDanger: true })}
          isAgain={isAgain}
          onAnswer={onAnswer}
        >
          {!rule && <p>{t.removeText}</p>}
          <VerdictEffectView effect={effect} nameOf={nameOf} change={change} />
        </EffectDialog>
      ),
      save: async ({ shown }) => {
        const saved = await save(shown)
        const [id, version] = [saved?.id ?? begun?.id ?? '', saved?.version ?? (begun?.version ?? 0) + 1]
        await reload()
        setEditing(undefined)
        show({ text: rule ? t.saved : t.removed, undo: () => undo(id, version) })
      },
    })
  }
  const undo = async (id: string, version: number): Promise<string> => {
    await api('PUT /api/main/import-rule/{id}/undo', { params: { id }, version })
    await reload()
    return undone
  }
  const save = (body: ImportRuleFields, key: string, begun: ImportRule | undefined) =>
    applyShown(begun, body, (shown) =>
      begun
        ? api('PUT /api/main/import-rule/{id}', {
            params: { id: begun.id },
            query: { shown },
            body,
            version: begun.version,
          })
        : api('POST /api/main/import-rule', { query: { shown }, body, key }),
    )
  const review = ({ id, version }: ImportRule) =>
    attempt(async () => {
      await api('PUT /api/main/import-rule/{id}/review', { params: { id }, version })
      return t.reviewed
    })
  const remove = async (rule: ImportRule) => {
    if (removal) return
    const { id, version } = rule
    setRemoval('looking')
    try {
      await applyShown(rule, null, async (shown) => {
        setRemoval('sending')
        await api('DELETE /api/main/import-rule/{id}', { params: { id }, query: { shown }, version })
        return null
      })
    } catch (error) {
      // Cancelled.
      if (error instanceof FormError) return
      reportError(shell, error)
      await reload()
    } finally {
      setRemoval(undefined)
    }
  }
  const addDefaults = () => attempt(async () => t.added((await api('PUT /api/main/import-rule/defaults', {})).added))
  const wanted = fold(text).trim()
  const shown = rules
    ?.filter(({ country }) => !wanted || fold(`${nameOf(country)} ${country}`).includes(wanted))
    .toSorted((a, b) => nameOf(a.country).localeCompare(nameOf(b.country), shell.locale))
  return (
    <Part id="import-rules" title={t.title} note={t.note}>
      <div className="row rule-tools">
        <input
          className="in"
          type="search"
          value={text}
          placeholder={t.search}
          aria-label={t.search}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="end">
          <button className="btn line" type="button" onClick={() => void addDefaults()}>
            {t.addDefaults}
          </button>
          {rules && rules.length > 0 && (
            <ExportButton path="/api/main/import-rule/export" name="import-rules.csv">
              {table.export(rules.length)}
            </ExportButton>
          )}
          <button className="btn ink" type="button" onClick={() => setEditing('new')}>
            {t.add}
          </button>
        </div>
      </div>
      {view}
      <p className="muted" role="status">
        {removal && { looking, sending }[removal]}
      </p>
      {hasFailed && <TableFailed onAgain={() => void reload()} />}
      {!rules && !hasFailed && <TableLoading columns={3} />}
      {shown && (
        <p className="muted" role="status">
          {rules?.length === 0 ? t.none : shown.length === 0 ? t.noneFound : t.count(shown.length)}
        </p>
      )}
      <ul className="rules">
        {shown?.map((rule) => (
          <li key={rule.id}>
            <RuleSummary rule={rule} country={nameOf(rule.country)} />
            <RowMenu
              name={nameOf(rule.country)}
              items={[
                { text: t.edit, onPress: () => setEditing(rule) },
                { text: t.review, onPress: () => void review(rule) },
                { text: t.remove, onPress: () => void remove(rule) },
              ]}
            />
          </li>
        ))}
      </ul>
      {editing && (
        <RuleDialog
          rule={editing === 'new' ? undefined : editing}
          countries={countries}
          save={save}
          onClose={() => setEditing(undefined)}
        />
      )}
      {shownChange.view}
    </Part>
  )
}

function useRuleText() {
  const { names } = useShell().messages
  const t = useImportRulesTexts()
  const scope = ({ bodyTypes, fuelTypes }: ImportRuleFields): string =>
    [
      ...(bodyTypes ?? []).map((one) => names.bodyType[one]),
      ...(fuelTypes ?? []).map((one) => names.fuelType[one]),
    ].join(', ') || t.forAll
  const content = ({ isAllowed, maxAge, minAge, ageBasis, steering }: ImportRuleFields): string => {
    if (!isAllowed) return t.notAllowed
    const age = minAge === null && maxAge === null ? t.noAgeLimit : t.ageIs(minAge, maxAge, ageBasis)
    return steering ? `${age} · ${t.steeringIs[steering]}` : age
  }
  return { scope, content }
}

function RuleSummary({ rule, country }: { rule: ImportRule; country: string }) {
  const t = useImportRulesTexts()
  const { scope, content } = useRuleText()
  const validity = t.validity(rule.validFrom, rule.validUntil)
  return (
    <div>
      <p>
        <Flag country={rule.country} size="small" rounded /> <b>{country}</b>{' '}
        <span className="muted">{scope(rule)}</span>
      </p>
      <p>{content(rule)}</p>
      <p className="small muted">
        {[validity, t.confidenceIs(t.confidences[rule.confidence]), t.reviewedOn(rule.reviewedOn)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {(isOverdue(rule) || rule.contradictedBy.length > 0) && (
        <p className="small rule-warning">
          {[isOverdue(rule) && t.overdue, rule.contradictedBy.length > 0 && t.contradicted].filter(Boolean).join(' · ')}
        </p>
      )}
      <History key={rule.version} rule={rule} />
    </div>
  )
}

/** All versions of a rule, loaded when it is opened. */
function History({ rule: { id } }: { rule: ImportRule }) {
  const t = useImportRulesTexts()
  const { content } = useRuleText()
  const [isOpen, setOpen] = useState(false)
  const ask = isOpen ? { params: { id } } : undefined
  const { data: versions } = useCall('GET /api/main/import-rule/{id}/history', ask, { isReported: true })
  return (
    <details className="small" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.showHistory}</summary>
      <ol>
        {versions?.map((one) => (
          <li key={one.version}>
            {t.recorded(one.version, one.recordedAt, one.recordedBy)}: {one.isRemoved ? t.removedVersion : content(one)}
          </li>
        ))}
      </ol>
    </details>
  )
}
