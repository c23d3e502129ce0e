import { signInAddress } from '../../session/sign-in-return.ts'
import { Icon } from '../../ui/icons.tsx'
import { useMessages } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import type { PendingUploads } from './use-uploads.ts'

/** Files being uploaded: progress, or the error. */
export function Uploads({ uploads }: { uploads: PendingUploads }) {
  const { documents: t } = useInquiryTexts()
  const { signIn } = useMessages()
  if (!uploads.items.length) return null
  return (
    <ul className="uploads" aria-label={t.uploads}>
      {uploads.items.map((one) => (
        <li key={one.key}>
          <span className="name">{one.file.name}</span>
          {one.state === 'SENDING' && (
            <>
              <progress max={100} value={one.percent} aria-label={t.progress(one.file.name)} />
              <span className="n">{t.percent(one.percent)}</span>
            </>
          )}
          {one.state === 'DONE' && <span className="good">{t.ready}</span>}
          {one.state === 'FAILED' && (
            <span className="fault" role="alert">
              <Icon name="warning" small />
              {one.fault}
            </span>
          )}
          {one.state === 'FAILED' && one.isSignedOut && (
            // The file exists in this window only.
            <a className="btn line" href={signInAddress('/')} target="_blank">
              {signIn}
            </a>
          )}
          {one.state === 'FAILED' && !one.isFinal && (
            <button className="btn line" type="button" onClick={() => uploads.retry(one)}>
              {t.again}
            </button>
          )}
          <button
            className="btn quiet"
            type="button"
            aria-label={t.remove(one.file.name)}
            onClick={() => uploads.remove(one.key)}
          >
            <Icon name="close" small />
          </button>
        </li>
      ))}
    </ul>
  )
}
