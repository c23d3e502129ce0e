import { useEffect, useEffectEvent } from 'react'
import { useShell } from '../../../api/shell.ts'
import { useCall } from '../../../api/use-call.ts'
import { useInquiryErrorText } from '../inquiry-errors.ts'
import { HandOver } from '../hand-over.tsx'
import { useInquiryListTexts } from '../inquiry-list-texts.ts'
import type { ActionProps } from './action-dialog.tsx'

/** Hands the inquiry over to another manager. */
export function HandOverDialog({ inquiry, onDone, onClose, reload }: ActionProps) {
  const { api } = useShell()
  const t = useInquiryListTexts()
  const refusals = useInquiryErrorText()
  const { data: managers, hasFailed } = useCall('GET /api/uum/manager', {}, { isReported: true })
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // Opening the dialog again repeats the request.
    if (hasFailed) close()
  }, [hasFailed])
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
