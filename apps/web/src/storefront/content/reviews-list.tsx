import { Flag } from '../../ui/flag.tsx'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { Pages } from '../search/pages.tsx'
import type { ReviewsData } from './content-data.ts'

/** Published reviews, paged (REV-01). */
export function ReviewsList({ data }: { data: ReviewsData }) {
  const { words, reviews, page, lastPage, shown } = data
  const { locale } = useShell()
  if (!reviews.length) return <p>{words.unpaged}</p>
  const at = (one: number) => localPath('/reviews', locale) + (one > 1 ? `?page=${one}` : '')
  return (
    <>
      <p className="muted small">{shown}</p>
      {reviews.map((review) => (
        <article className="review" key={review.id}>
          <h2>{review.customer}</h2>
          <p className="muted small">
            <Flag country={review.code} size="small" rounded /> {review.country} · {review.bought} · {review.written}
          </p>
          {review.picture && (
            <img
              className="review-picture"
              src={`${review.picture}/640.jpg`}
              srcSet={`${review.picture}/320.webp 320w, ${review.picture}/640.webp 640w`}
              sizes="240px"
              width={240}
              height={180}
              loading="lazy"
              decoding="async"
              alt={review.bought}
            />
          )}
          <blockquote>{review.comment}</blockquote>
          {review.answer && (
            <div className="notice">
              <b>{words.answer}</b>
              {review.seller && ` · ${review.seller}`}
              <p>{review.answer}</p>
            </div>
          )}
        </article>
      ))}
      <Pages page={page} last={lastPage} at={at} />
    </>
  )
}
