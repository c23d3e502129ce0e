import type { Locale } from '@minato/contract/enumerations'
import type { QuickReply } from '@minato/contract/quick-replies'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { ComposerSlot } from '../../inquiries/slots.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { useUser } from '../../session/current-user.ts'
import { RowMenu } from '../../table/row-menu.tsx'
import { QuickRepliesDialog } from './quick-replies/quick-replies-dialog.tsx'
import { fillReply, replyText, replyValues } from './quick-replies/reply-variables.ts'
import { useInquiryListTexts } from './inquiry-list-texts.ts'
import { textsFor } from '../../i18n/texts.ts'

/** Beside the message field of a manager: quick replies in the buyer's language. */
export function ComposerTools({ inquiry, insert }: ComposerSlot) {
  const { company } = useShell()
  const manager = useUser()?.firstname ?? ''
  const t = useInquiryListTexts()
  const [isAdministering, setAdministering] = useState(false)
  const { data: replies = [] } = useCall('GET /api/main/quick-reply', {}, { isReported: true })
  const { data: customer } = useCall('GET /api/uum/customer/{id}', { params: { id: inquiry.owner.id } })
  // English if the buyer's account was removed.
  const own = customer?.locale ?? 'en'
  const insertIn = (one: QuickReply, locale: Locale) => {
    const values = replyValues(inquiry, locale, { manager, company: company.name })
    insert(fillReply(replyText(one, locale), values))
  }
  const other = textsFor<Locale>(own, { en: 'fr', fr: 'en' })
  const inOther = textsFor(own, { en: t.replies.inFrench, fr: t.replies.inEnglish })
  return (
    <div className="composer-tools">
      <RowMenu
        name={t.replies.title}
        text={t.replies.insert}
        items={[
          ...replies.map((one) => ({ text: one.name, onPress: () => insertIn(one, own) })),
          ...replies.map((one) => ({ text: `${one.name}, ${inOther}`, onPress: () => insertIn(one, other) })),
          { text: t.replies.administer, onPress: () => setAdministering(true) },
        ]}
      />
      {isAdministering &&
        // Outside the message form, so that nested forms do not submit it.
        createPortal(
          <div onSubmit={(event) => event.stopPropagation()}>
            <QuickRepliesDialog first={own} onClose={() => setAdministering(false)} />
          </div>,
          document.body,
        )}
    </div>
  )
}
