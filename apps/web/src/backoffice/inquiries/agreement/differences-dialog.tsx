import type { DifferencesSlot } from '../../../inquiries/slots.ts'
import { Dialog } from '../../../forms/dialog.tsx'
import { Form } from '../../../forms/form.tsx'
import { useAgreementTexts } from './agreement-texts.ts'
import { DIFFERENCES_RULES, DifferencesFields } from './differences-fields.tsx'

/** Asks for a reason before an uploaded document that differs is shared. */
export function DifferencesDialog({ differences, onAccept, onClose }: DifferencesSlot) {
  const t = useAgreementTexts()
  return (
    <Dialog title={t.blockedTitle} onClose={onClose} isWide isForm footer="form">
      <div className="office deal-action">
        <Form
          isPart
          rules={DIFFERENCES_RULES}
          submit={t.goOn}
          send={({ acceptDifferencesReason: reason }) => onAccept(reason?.trim() ?? '')}
        >
          <p>{t.blocked}</p>
          <DifferencesFields differences={differences} />
        </Form>
      </div>
    </Dialog>
  )
}
