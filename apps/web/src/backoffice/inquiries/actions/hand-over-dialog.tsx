import type { Manager } from '@minato/contract/users-shapes'
import { useEffect, useRef, useState } from 'react'
import { useShell } from '../../../api/shell.ts'
import { useInquiryErrorText } from '../inquiry-errors.ts'
import { HandOver } from '../hand-over.tsx'
import { useInquiryListTexts } from '../inquiry-list-texts.ts'
import type { ActionProps } from './action-dialog.tsx'

/** Hands the inquiry over to another manager. */
export function HandOverDialog({ inquiry, onDone, onClose, reload }: ActionProps) {
  const { api, report } = useShell()
  const t = useInquiryListTexts()
  const refusals = useInquiryErrorText()
  const [managers, setManagers] = useState<readonly Manager[]>()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    let isGone = false
    api('GET /api/uum/manager', {}).then(
      (all) => isGone || setManagers(all),
      (error: unknown) => {
        if (isGone) return
        report(error)
        // A second press loads again.
        close.current()
      },
    )
    return () => void (isGone = true)
  }, [api, report])
  const { id, reference, manager, version } = inquiry
  if (!managers) return null
  return (
    <HandOver
      name={t.number(reference)}
      managers={managers}
      from={manager?.id}
      onClose={onClose}
      onChosen={({ id: managerId }) =>
        api('PUT /api/main/inquiry/{id}/manager', { params: { id }, version, body: { managerId } }).then(
          onDone,
          (error: unknown) => {
            refusals.report(error)
            onClose()
            void reload()
          },
        )
      }
    />
  )
}
