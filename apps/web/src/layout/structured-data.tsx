import { useState } from 'react'
import { useInBrowser } from '../performance/in-browser.ts'

/** Escapes text that could end the script or start a comment. */
export const scriptText = (data: object): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * schema.org data, rendered by the server only: Trusted Types forbid setting a script's text in the browser.
 * Use the key of the described record.
 */
export function StructuredData({ data }: { data: object }) {
  const isInBrowser = useInBrowser()
  const [isWritten] = useState(!isInBrowser)
  return isWritten ? (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: scriptText(data) }}
    />
  ) : null
}
