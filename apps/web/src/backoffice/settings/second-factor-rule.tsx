import { useId, useState } from 'react'
import { useSecondFactor } from '../../account/use-second-factor.tsx'
import { FormError } from '../../forms/form-errors.ts'
import { reportError } from '../../forms/report-error.ts'
import { useSecondFactorTexts } from '../../session/second-factor-texts.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { localPath } from '../../i18n/locale.ts'
import type { SettingsData } from './settings-data.ts'

/** Whether every manager must have a second factor (TRU-04). A manager with one alone can change it. */
export function SecondFactorRule({
  rule,
  secondFactor,
}: {
  rule: SettingsData['secondFactorRule']
  secondFactor: SettingsData['secondFactor']
}) {
  const shell = useShell()
  const t = useSecondFactorTexts()
  const { withSecondFactor, view } = useSecondFactor()
  const [isRequired, setRequired] = useState(rule.isRequired)
  const [isSaving, setSaving] = useState(false)
  const hint = useId()
  const change = async (body: { isRequired: boolean }) => {
    if (isSaving) return
    setSaving(true)
    try {
      const saved = await withSecondFactor(() => shell.api('PUT /api/uum/second-factor-rule', { body }))
      setRequired(saved.isRequired)
      notify({ isError: false, title: t.rule.saved, lines: [] })
    } catch (error) {
      if (!(error instanceof FormError)) reportError(shell, error)
    } finally {
      setSaving(false)
    }
  }
  return (
    <div className="stack">
      <label className="radio">
        <input
          type="checkbox"
          checked={isRequired}
          disabled={!secondFactor.since}
          aria-disabled={isSaving || undefined}
          aria-describedby={hint}
          onChange={({ target }) => void change({ isRequired: target.checked })}
        />
        {t.rule.label}
      </label>
      <p className="small muted" id={hint}>
        {t.rule.hint} {!secondFactor.since && <a href={localPath('/account#second-factor', shell.locale)}>{t.setUp}</a>}
      </p>
      {view}
    </div>
  )
}
