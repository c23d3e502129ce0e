import type { CustomerDetails } from '@minato/contract/customers'
import type { QuickReply } from '@minato/contract/quick-replies'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ComposerSlot } from '../../inquiries/slots.ts'
import { useShell } from '../../api/shell.ts'
import { useUser } from '../../session/current-user.ts'
import { RowMenu } from '../../table/row-menu.tsx'
import { QuickRepliesDialog } from './quick-replies/quick-replies-dialog.tsx'
import { fillReply, replyValues } from './quick-replies/reply-variables.ts'
import { useInquiryListTexts } from './inquiry-list-texts.ts'

/** Beside the message field of a manager: quick replies in the buyer's language. */
export function ComposerTools({ inquiry, insert }: ComposerSlot) {
  const { api, company, report } = useShell()
  const manager = useUser()?.firstname ?? ''
  const t = useInquiryListTexts()
  const [known, setKnown] = useState<{ replies: readonly QuickReply[]; locale: CustomerDetails['locale'] }>()
  const [isAdministering, setAdministering] = useState(false)
  const { id } = inquiry.owner
  useEffect(() => {
    if (isAdministering) return
    let isGone = false
    const replies = api('GET /api/main/quick-reply', {})
    // English if the buyer's account was removed.
    const locale = api('GET /api/uum/customer/{id}', { params: { id } }).then(
      (customer) => customer.locale,
      () => 'en' as const,
    )
    Promise.all([replies, locale]).then(
      ([all, own]) => isGone || setKnown({ replies: all, locale: own }),
      (error: unknown) => isGone || report(error),
    )
    return () => void (isGone = true)
  }, [api, id, isAdministering, report])
  const own = known?.locale ?? 'en'
  const insertIn = (one: QuickReply, locale: 'en' | 'fr') => {
    const values = replyValues(inquiry, locale, { manager, company: company.name })
    insert(fillReply(locale === 'fr' ? one.textFr : one.textEn, values))
  }
  const other = own === 'fr' ? 'en' : 'fr'
  const inOther = other === 'fr' ? t.replies.inFrench : t.replies.inEnglish
  const replies = known?.replies ?? []
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
