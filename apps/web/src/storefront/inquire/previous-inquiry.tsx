import { localPath } from '../../i18n/locale.ts'
import type { Shell } from '../../api/shell.ts'
import { useShell } from '../../api/shell.ts'
import { useInquireTexts } from './inquire-texts.ts'

interface Asked {
  id: string
  createdAt: string
}
/** All buttons of a page share one request. */
const asking = new Map<string, Promise<Asked | undefined>>()

/** The buyer's latest inquiry about a car. */
export async function findInquiry({ api, user }: Shell, carId: string): Promise<Asked | undefined> {
  if (!user) return undefined
  const key = `${user.id} ${carId}`
  const found =
    asking.get(key) ??
    api('GET /api/main/user/{user-id}/inquiry', { params: { 'user-id': user.id }, query: { carId, limit: 1 } })
      .then(({ items }) => items[0])
      .finally(() => asking.delete(key))
  asking.set(key, found)
  return found
}

/** Instead of the button: the date of the buyer's inquiry about this car, as a link. */
export function PreviousInquiry({
  inquiry,
  isMain,
  onAsk,
}: {
  inquiry: Asked
  isMain?: true | undefined
  onAsk(): void
}) {
  const { locale, messages } = useShell()
  const t = useInquireTexts()
  const link = (
    <a className={isMain ? 'btn go full' : 'btn go'} href={localPath(`/inquiries/${inquiry.id}`, locale)}>
      {t.follow}
    </a>
  )
  if (!isMain) return link
  return (
    <>
      <p>{t.askedOn(messages.format.date(inquiry.createdAt))}</p>
      {link}
      <button className="btn line full" type="button" aria-haspopup="dialog" onClick={onAsk}>
        {t.askAnother}
      </button>
    </>
  )
}
