import type { ReplyOf } from '@minato/contract/call'
import type { CallNamed } from '@minato/contract/calls'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { TextArea } from '../../forms/office-fields.tsx'
import { atMost, required } from '../../forms/rules.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { Panel } from './panel.tsx'

/** Target of a link in emails. */
const REVIEW_ID = 'review'
const NAME_LIMIT = 120
const COMMENT_LIMIT = 4000

type Written = ReplyOf<CallNamed<'GET /api/main/inquiry/{id}/review'>>

/**
 * The review, null for the form, undefined until known. After a failed read the form appears, and stays while the
 * read is repeated: its text is not lost. Sending a second review reports its own error.
 */
export function useReview(data: Written | undefined, hasFailed: boolean): Written['review'] | undefined {
  const [isUnknown, setUnknown] = useState(false)
  if (hasFailed && !isUnknown) setUnknown(true)
  return data ? data.review : isUnknown || hasFailed ? null : undefined
}

/** Invites the buyer of a finalized sale to write a review (REV-01), which a manager publishes. */
export function ReviewSection({ inquiry, onReviewed }: { inquiry: Inquiry; onReviewed(is: boolean): void }) {
  const { api, user } = useShell()
  const { review: t } = useInquiryTexts()
  const anchor = useRef<HTMLDivElement>(null)
  const { id } = inquiry
  const { data, hasFailed, set } = useCall('GET /api/main/inquiry/{id}/review', { params: { id } })
  const review = useReview(data, hasFailed)
  useEffect(() => {
    if (data) onReviewed(data.review !== null)
  }, [data, onReviewed])
  const isThere = review !== undefined
  useEffect(() => {
    // The target was missing when the browser scrolled to the link.
    if (!isThere || location.hash !== `#${REVIEW_ID}`) return
    anchor.current?.closest('section')?.scrollIntoView()
    anchor.current?.focus({ preventScroll: true })
  }, [isThere])
  const mark = <div id={REVIEW_ID} tabIndex={-1} ref={anchor} />
  if (!isThere) return mark
  if (review)
    return (
      <Panel title={t.title} className="own-review">
        {mark}
        <p className="good" role="status">
          {review.isPublished ? t.published : t.thanks}
        </p>
        <blockquote className="reason">{review.comment}</blockquote>
        <p className="small muted">{review.customerName}</p>
        {review.reply && <p className="small">{t.reply(review.reply)}</p>}
      </Panel>
    )
  // The buyer chooses how much of the name is shown.
  const name = [user?.firstname, user?.lastname.slice(0, 1) && `${user.lastname.slice(0, 1)}.`]
    .filter(Boolean)
    .join(' ')
  return (
    <Panel title={t.title} className="own-review">
      {mark}
      <p className="small">{t.text}</p>
      <Form
        rules={{ comment: [required, atMost(COMMENT_LIMIT)], customerName: [required, atMost(NAME_LIMIT)] }}
        submit={t.submit}
        isPart
        draft={`review ${id}`}
        isDraftKept
        send={async ({ comment = '', customerName = '' }, key) => {
          const body = { comment, customerName }
          set({ review: await api('POST /api/main/inquiry/{id}/review', { params: { id }, key, body }) })
        }}
      >
        <TextArea name="comment" label={t.comment} maxLength={COMMENT_LIMIT} rows={4} />
        <TextField name="customerName" label={t.name} hint={t.nameHint} defaultValue={name} maxLength={NAME_LIMIT} />
      </Form>
    </Panel>
  )
}
