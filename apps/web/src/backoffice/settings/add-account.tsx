import { isOpenState } from '@minato/domain/proposals'
import { useState } from 'react'
import { useShell } from '../../api/shell.ts'
import { Dialog } from '../../forms/dialog.tsx'
import { DialogFooter } from '../../forms/dialog-footer.tsx'
import { localPath } from '../../i18n/locale.ts'
import { useSecondFactorTexts } from '../../session/second-factor-texts.ts'
import { useProposalsTexts } from '../proposals/proposals-texts.ts'
import type { SettingsData } from './settings-data.ts'
import { useSettingsTexts } from './settings-texts.ts'

/** Whether there is or was a bank account; the first one needs no approval. */
export const hasHadAccount = ({ accounts, proposals }: Pick<SettingsData, 'accounts' | 'proposals'>): boolean =>
  accounts.length > 0 || proposals.some(({ kind }) => kind !== 'WAITING_TIME')

/** Why the server would reject another account now; undefined if it would accept one. */
export function additionBlock({
  accounts,
  proposals,
  secondFactor,
}: Pick<SettingsData, 'accounts' | 'proposals' | 'secondFactor'>): 'pending' | 'secondFactor' | undefined {
  if (proposals.some(({ kind, state }) => kind === 'ADD_ACCOUNT' && isOpenState(state))) return 'pending'
  return hasHadAccount({ accounts, proposals }) && !secondFactor.since ? 'secondFactor' : undefined
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
        <Dialog title={blocked.title} onClose={() => setBlocked(false)} footer={<DialogFooter />}>
          <p>{block === 'pending' ? blocked.pending : factor.missing}</p>
          {block === 'secondFactor' && <a href={localPath('/account#second-factor', locale)}>{factor.setUp}</a>}
        </Dialog>
      )}
    </>
  )
}
