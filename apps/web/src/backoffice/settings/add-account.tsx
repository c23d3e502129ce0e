import { isOpenState } from '@minato/domain/proposals'
import { useState } from 'react'
import { useShell } from '../../api/shell.ts'
import { Dialog } from '../../forms/dialog.tsx'
import { localPath } from '../../i18n/locale.ts'
import { useSecondFactorTexts } from '../../session/second-factor-texts.ts'
import { useProposalsTexts } from '../proposals/proposals-texts.ts'
import type { SettingsData } from './settings-data.ts'
import { useSettingsTexts } from './settings-texts.ts'

/** Why the server would reject another account now; undefined if it would accept one. */
export function additionBlock({
  accounts,
  proposals,
  secondFactor,
}: Pick<SettingsData, 'accounts' | 'proposals' | 'secondFactor'>): 'pending' | 'secondFactor' | undefined {
  if (proposals.some(({ kind, state }) => kind === 'ADD_ACCOUNT' && isOpenState(state))) return 'pending'
  const isFirst = accounts.length === 0 && proposals.length === 0
  return isFirst || secondFactor.since ? undefined : 'secondFactor'
}

interface Props extends Pick<SettingsData, 'accounts' | 'proposals' | 'secondFactor'> {
  onAdd(): void
}
/** The form for a new account, or what must be done before one can be proposed. */
export function AddAccount({ accounts, proposals, secondFactor, onAdd }: Props) {
  const { locale } = useShell()
  const { bank: t } = useSettingsTexts()
  const { blocked } = useProposalsTexts()
  const factor = useSecondFactorTexts()
  const [isBlocked, setBlocked] = useState(false)
  const block = additionBlock({ accounts, proposals, secondFactor })
  return (
    <>
      <button className="btn line" type="button" onClick={() => (block === undefined ? onAdd() : setBlocked(true))}>
        {t.add}
      </button>
      {isBlocked && block && (
        <Dialog title={blocked.title} onClose={() => setBlocked(false)} footer="none">
          <p>{block === 'pending' ? blocked.pending : factor.missing}</p>
          {block === 'secondFactor' && (
            <a className="btn go" href={localPath('/account#second-factor', locale)}>
              {factor.setUp}
            </a>
          )}
        </Dialog>
      )}
    </>
  )
}
