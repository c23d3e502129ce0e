import type { OfficeReview, ReviewFields } from '@minato/contract/reviews'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SelectField, TextField } from '../../forms/field.tsx'
import { TextArea } from '../../forms/office-fields.tsx'
import { OfficeForm } from '../../forms/office-form.tsx'
import { reportError } from '../../forms/report-error.ts'
import { atMost, required } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { localPath } from '../../i18n/locale.ts'
import { ApiError } from '../../api/api.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { RecordHistory } from '../audit/record-history.tsx'
import { Columns, OfficePage, Panel, Part } from '../layout/office-page.tsx'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import { reviewsChanged } from '../layout/use-unpublished-reviews.ts'
import { ReviewPicture } from './review-picture.tsx'
import type { ReviewData } from './reviews-data.ts'
import { useReviewsTexts } from './reviews-texts.ts'
import '../../styles/people.css'

const RULES = {
  customerName: [required, atMost(120)],
  country: [required],
  purchasedCarBrand: [required, atMost(80)],
  purchasedCarModel: [required, atMost(120)],
  comment: [required, atMost(4000)],
  reply: [atMost(4000)],
  seller: [atMost(120)],
}
const emptyToNull = (text: string | undefined): string | null => text?.trim() || null
const fieldsIn = (values: Values): ReviewFields => ({
  customerName: values['customerName']?.trim() ?? '',
  country: values['country'] ?? '',
  purchasedCarBrand: values['purchasedCarBrand']?.trim() ?? '',
  purchasedCarModel: values['purchasedCarModel']?.trim() ?? '',
  comment: values['comment']?.trim() ?? '',
  imageId: emptyToNull(values['imageId']),
  reply: emptyToNull(values['reply']),
  seller: emptyToNull(values['seller']),
})
/** The editable fields of a review. */
const editableFields = (one: ReviewFields): ReviewFields => ({
  customerName: one.customerName,
  country: one.country,
  purchasedCarBrand: one.purchasedCarBrand,
  purchasedCarModel: one.purchasedCarModel,
  comment: one.comment,
  imageId: one.imageId,
  reply: one.reply,
  seller: one.seller,
})

/** One review: the customer's text, the reply, its picture, and its publication. */
export function ReviewPage({ data }: { data: ReviewData }) {
  const shell = useShell()
  const { api } = shell
  const { nav } = useOfficeTexts()
  const t = useReviewsTexts()
  const navigate = useNavigate()
  const [review, setReview] = useState(data.review)
  const country = (code: unknown) => data.countries.find(({ alpha2code }) => alpha2code === code)?.name ?? ''
  const { send, view } = useEditConflict<ReviewFields, OfficeReview>({
    entity: 'review',
    fields: [
      { key: 'customerName', label: t.name },
      { key: 'country', label: t.country, text: country },
      { key: 'purchasedCarBrand', label: t.brand },
      { key: 'purchasedCarModel', label: t.model },
      { key: 'comment', label: t.comment },
      { key: 'reply', label: t.reply },
      { key: 'seller', label: t.seller },
      { key: 'imageId', label: t.picture, text: () => t.picture },
    ],
    written: editableFields,
    save: async ({ id }, body, version) => {
      setReview(await api('PUT /api/feedback/review/{id}', { params: { id }, body, version }))
      reviewsChanged(shell)
      notify({ isError: false, title: t.saved, lines: [] })
    },
  })
  const create = async (body: ReviewFields, key: string) => {
    const { id } = await api('POST /api/feedback/review', { body, key })
    reviewsChanged(shell)
    notify({ isError: false, title: t.saved, lines: [] })
    // The page of the new review replaces this one; until then the button stays disabled.
    return navigate({ to: '/admin-reviews', search: { id }, replace: true })
  }
  const title = review?.customerName ?? t.newTitle
  return (
    <OfficePage
      title={title}
      crumbs={[
        { text: nav.settings, path: '/settings' },
        { text: t.title, path: '/admin-reviews' },
      ]}
    >
      <Columns end={review && <State review={review} onChanged={setReview} />}>
        <Part id="review" title={t.part}>
          <OfficeForm
            key={review?.version ?? 0}
            draft={`review ${review?.id ?? 'new'}`}
            read={review}
            rules={RULES}
            className="review-form"
            submit={t.save}
            send={(values, key, begun) => (begun ? send(begun, fieldsIn(values)) : create(fieldsIn(values), key))}
          >
            <div className="fields">
              <TextField name="customerName" label={t.name} defaultValue={review?.customerName} autoComplete="off" />
              <SelectField name="country" label={t.country} defaultValue={review?.country ?? ''}>
                <option value="">{t.chooseCountry}</option>
                {data.countries.map(({ alpha2code, name }) => (
                  <option key={alpha2code} value={alpha2code}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <TextField
                name="purchasedCarBrand"
                label={t.brand}
                defaultValue={review?.purchasedCarBrand}
                list="review-brands"
                autoComplete="off"
              />
              <TextField
                name="purchasedCarModel"
                label={t.model}
                defaultValue={review?.purchasedCarModel}
                autoComplete="off"
              />
            </div>
            <datalist id="review-brands">
              {data.brands.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </datalist>
            <TextArea name="comment" label={t.comment} rows={5} defaultValue={review?.comment} />
            <TextArea name="reply" label={t.reply} hint={t.replyHint} defaultValue={review?.reply ?? ''} />
            <TextField name="seller" label={t.seller} hint={t.sellerHint} defaultValue={review?.seller ?? ''} />
            <ReviewPicture imageId={review?.imageId ?? null} alt={t.pictureAlt(title)} />
          </OfficeForm>
        </Part>
      </Columns>
      {review && <RecordHistory entity="review" entityId={review.id} version={review.version} />}
      {view}
    </OfficePage>
  )
}

function State({ review, onChanged }: { review: OfficeReview; onChanged(now: OfficeReview): void }) {
  const shell = useShell()
  const { api, locale } = shell
  const t = useReviewsTexts()
  const { id, isPublished, version } = review
  const change = async () => {
    try {
      const name = isPublished ? 'PUT /api/feedback/review/{id}/unpublish' : 'PUT /api/feedback/review/{id}/publish'
      onChanged(await api(name, { params: { id }, version }))
      reviewsChanged(shell)
      notify({ isError: false, title: isPublished ? t.nowHidden : t.nowPublished, lines: [] })
    } catch (error) {
      reportError(shell, error)
      if (error instanceof ApiError && error.current) onChanged(error.current as OfficeReview)
    }
  }
  return (
    <Panel id="state" title={t.state}>
      <p>{isPublished ? t.isPublished : t.isHidden}</p>
      <button className="btn ink full" type="button" onClick={() => void change()}>
        {isPublished ? t.unpublish : t.publish}
      </button>
      {isPublished && (
        <p>
          <a href={localPath('/reviews', locale)}>{t.seeAsVisitor}</a>
        </p>
      )}
    </Panel>
  )
}
