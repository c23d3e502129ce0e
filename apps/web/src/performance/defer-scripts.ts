/** A script type that no browser loads. */
const LATER = 'later'
const PRELOADS = /<link rel="modulepreload"/g
const ENTRY = /<script type="module" async="" src=/

const BRING = `requestAnimationFrame(()=>setTimeout(()=>{document.querySelectorAll('link[rel=${LATER}]').forEach(one=>one.rel='modulepreload');import(document.querySelector('script[type=${LATER}]').src)}));document.currentScript.remove()`

const MARK =
  "try{localStorage.destination&&document.documentElement.setAttribute('data-to','')}catch{}document.currentScript.remove()"

/** Reserves space for prices to a chosen port from the first frame (storefront/delivery/destination.ts). */
export const markDestination = (html: string, nonce: string): string =>
  html.replace('<head>', `<head><script nonce="${nonce}">${MARK}</script>`)

/**
 * Defers scripts until after the first frame: on slow connections 100 kB of script would compete with text,
 * font and first picture. The elements stay, because React looks for them (`script[async][src]`, `link[href]`)
 * and would create them again, which the content policy forbids. `import` needs no Trusted Types.
 */
export function deferScripts(html: string, nonce: string): string {
  if (!ENTRY.test(html)) return html
  return html
    .replace(PRELOADS, `<link rel="${LATER}"`)
    .replace(ENTRY, `<script nonce="${nonce}">${BRING}</script><script type="${LATER}" async="" src=`)
}
