import { useEffect, useState } from 'react'
import { stored } from '../../session/browser-storage.ts'
import { useLastUserId } from '../../session/use-last-user.ts'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import type { QueuedInquiry } from '../../storefront/inquire/send-with-retry.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import '../../styles/forms.css'

const loadSendModule = () => import('../../storefront/inquire/send-kept.ts')

/** Questions kept too long to be sent automatically: shown with their texts until their author has seen them. */
export function LapsedQuestions() {
  const { locale, report } = useShell()
  const user = useLastUserId()
  const { list: t, thread } = useInquiryTexts()
  const [lapsed, setLapsed] = useState<readonly QueuedInquiry[]>([])
  useEffect(() => {
    if (stored('questions-kept') !== null) loadSendModule().then(({ lapsedOf }) => setLapsed(lapsedOf(user)), report)
  }, [user, report])
  const discard = async (one: QueuedInquiry, button: HTMLElement) => {
    const { discardLapsed, lapsedOf } = await loadSendModule()
    // The button disappears with its question: focus moves to the next one.
    button.closest('section')?.nextElementSibling?.querySelector<HTMLElement>('a, button')?.focus()
    discardLapsed(one)
    setLapsed(lapsedOf(user))
  }
  return lapsed.map((one) => (
    <section className="notice" key={one.key} aria-label={t.notSent(one.car)}>
      <p>
        <b>{t.notSent(one.car)}</b>
      </p>
      <p>{t.notSentText}</p>
      <p className="said">{one.question.firstMessage}</p>
      <div className="row">
        {/* By id, which redirects to the car's address. */}
        <a className="btn line" href={localPath(`/vehicles/car/car/${one.question.carId}`, locale)}>
          {t.askAgain}
        </a>
        <button
          className="btn quiet"
          type="button"
          onClick={({ currentTarget }) => void discard(one, currentTarget).catch(report)}
        >
          {thread.drop}
        </button>
      </div>
    </section>
  ))
}
