import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { isManager, useUser } from '../session/current-user.ts'

const load = () => import('./footer-contents.tsx')
// The server writes a page in one go, and waits for nothing while it does.
const written = import.meta.env.SSR ? (await load()).FooterContents : undefined
const Contents = written ?? lazy(async () => ({ default: (await load()).FooterContents }))
// One and the same each time: another one would be set, and empty the place.
const AS_IT_STANDS = { __html: '' }

/** The shop's footer. A browser that was given the page leaves it as the server wrote it, without its code. */
export function Footer() {
  const user = useUser()
  const { pathname } = useLocation()
  const [isWritten] = useState(() => !import.meta.env.SSR && document.querySelector('.foot') !== null)
  // Managers have the shop's facts in their settings.
  if (isManager(user)) return null
  const className = pathname.startsWith('/inquiries/') ? 'foot on-computer' : 'foot'
  if (isWritten) return <footer className={className} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
  return (
    <footer className={className}>
      <Suspense>
        <Contents />
      </Suspense>
    </footer>
  )
}
