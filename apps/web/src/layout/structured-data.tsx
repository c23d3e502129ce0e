import { useState } from 'react'
import { useInBrowser } from '../performance/in-browser.ts'

/** No text can end the script or begin a comment in it. */
export const scriptText = (data: object): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * schema.org data, for those who read documents. It is written by the server and left alone by the browser: a page that the
 * browser itself goes to has none, because setting a script's text is what the content policy forbids (Trusted Types).
 * Give it the key of what it describes.
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
