import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ImportReply } from '@minato/contract/vehicles-import'
import { formErrorsOf } from '../../forms/form-errors.ts'
import { useFormTexts } from '../../forms/form-texts.ts'
import { ApiError } from '../../api/api.ts'
import { useShell } from '../../api/shell.ts'
import { useImportTexts } from './import-texts.ts'
import type { Choices } from './use-choices.ts'
import { shopLocale } from '../../i18n/locale.ts'

export type ImportAction = 'save' | 'check' | 'run' | 'stop' | 'undo' | 'discard'

/** The actions on a file; errors are shown beside the buttons. */
export function useImportActions(one: ImportReply, set: (next: ImportReply) => void, choices: Choices) {
  const shell = useShell()
  const { api, locale, messages } = shell
  const t = useImportTexts().status
  const forms = useFormTexts()
  const router = useRouter()
  const [busy, setBusy] = useState<ImportAction>()
  const [faults, setFaults] = useState<readonly string[]>([])
  const params = { id: one.id }
  const query = { locale: shopLocale(locale) }

  const save = async (): Promise<void> => {
    if (!choices.isChanged) return
    const { version } = one
    const { now: body, said } = choices
    set(await api('PUT /api/vehicle/car/import/{id}', { params, query, body, version }))
    choices.forget(said)
  }
  const deeds: Record<ImportAction, () => Promise<unknown>> = {
    save: async () => {
      await save()
      // Not awaited: the page has the current reading.
      void router.invalidate()
    },
    check: async () => {
      await save()
      set(await api('PUT /api/vehicle/car/import/{id}/check', { params, query }))
    },
    run: async () => {
      await save()
      set(await api('PUT /api/vehicle/car/import/{id}/run', { params, query }))
    },
    stop: async () => set(await api('PUT /api/vehicle/car/import/{id}/stop', { params, query })),
    undo: async () => set(await api('PUT /api/vehicle/car/import/{id}/undo', { params, query })),
    discard: async () => {
      await api('DELETE /api/vehicle/car/import/{id}', { params })
      choices.forget()
      await router.navigate({ to: '/vehicle/import', search: {} })
    },
  }
  const refused = async (deed: ImportAction, error: unknown): Promise<void> => {
    const isClash = error instanceof ApiError && error.status === 409
    if (!isClash) return setFaults(formErrorsOf(error, [], forms, messages).lines)
    // Shows the new state below the user's choices.
    setFaults([error.current !== undefined ? t.stale : deed === 'run' || deed === 'undo' ? t.other : error.message])
    void router.invalidate()
  }
  return {
    busy,
    faults,
    async go(deed: ImportAction): Promise<void> {
      if (busy) return
      setBusy(deed)
      setFaults([])
      try {
        await deeds[deed]()
      } catch (error) {
        await refused(deed, error)
      } finally {
        setBusy(undefined)
      }
    },
  }
}
export type ImportActions = ReturnType<typeof useImportActions>
