import { randomBytes } from 'node:crypto'

/** Security headers of every page (threat C04). */

/** 128 random bits in characters that no attribute has to escape. */
export const newNonce = (): string => randomBytes(16).toString('base64url')

/**
 * The policy of one page. Its inline scripts run by their hashes (`sha256-…`), other scripts when one of those loads them.
 * Pictures are ours, placeholders (`data:`) and previews of uploads (`blob:`, decision 19). In development Vite's client
 * needs a socket, inline scripts and inline styles.
 */
export function contentPolicy(scriptHashes: readonly string[], dev: boolean): string {
  return [
    `default-src 'none'`,
    dev
      ? `script-src 'self' 'unsafe-inline'`
      : `script-src ${scriptHashes.map((hash) => `'${hash}'`).join(' ')} 'strict-dynamic'`,
    dev ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    // Vite's client writes its error overlay as HTML.
    ...(dev ? [] : [`require-trusted-types-for 'script'`, `trusted-types minato-worker minato-reduction`]),
  ].join('; ')
}

const DENIED = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** The headers that do not depend on the page; HSTS only over https. */
export const securityHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': DENIED.map((feature) => `${feature}=()`).join(', '),
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})
