import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { isManager, useUser } from '../session/current-user.ts'

const load = () => import('./footer-contents.tsx')
// The server renders a page in one pass and waits for nothing.
const serverContents = import.meta.env.SSR ? (await load()).FooterContents : undefined
const Contents = serverContents ?? lazy(async () => ({ default: (await load()).FooterContents }))
// A constant: another object would be set again and clear the content.
const STATIC = { __html: '' }

/** The shop's footer. On a server-rendered page it stays static HTML without its code. */
export function Footer() {
  const user = useUser()
  const { pathname } = useLocation()
  const [isWritten] = useState(() => !import.meta.env.SSR && document.querySelector('.foot') !== null)
  // Managers see the company's data in their settings.
  if (isManager(user)) return null
  const className = pathname.startsWith('/inquiries/') ? 'foot on-computer' : 'foot'
  if (isWritten) return <footer className={className} suppressHydrationWarning dangerouslySetInnerHTML={STATIC} />
  return (
    <footer className={className}>
      <Suspense>
        <Contents />
      </Suspense>
    </footer>
  )
}
