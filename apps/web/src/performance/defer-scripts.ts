/** No browser fetches what is of this kind. */
const LATER = 'later'
const PRELOADS = /<link rel="modulepreload"/g
const ENTRY = /<script type="module" async="" src=/

const BRING = `requestAnimationFrame(()=>setTimeout(()=>{document.querySelectorAll('link[rel=${LATER}]').forEach(one=>one.rel='modulepreload');import(document.querySelector('script[type=${LATER}]').src)}));document.currentScript.remove()`

const MARK =
  "try{localStorage.destination&&document.documentElement.setAttribute('data-to','')}catch{}document.currentScript.remove()"

/** Who has chosen a port is kept a place for its prices from the first frame on (storefront/delivery/destination.ts). */
export const markDestination = (html: string, nonce: string): string =>
  html.replace('<head>', `<head><script nonce="${nonce}">${MARK}</script>`)

/**
 * The page with its scripts asked for after its first frame: on a slow line 100 kB of script would take the way from the
 * text, the font and the first picture. The elements stay, because React looks for them (`script[async][src]`, `link[href]`)
 * and would make them anew, which the content policy forbids. `import` needs no trusted type, an element's address does.
 */
export function deferScripts(html: string, nonce: string): string {
  if (!ENTRY.test(html)) return html
  return html
    .replace(PRELOADS, `<link rel="${LATER}"`)
    .replace(ENTRY, `<script nonce="${nonce}">${BRING}</script><script type="${LATER}" async="" src=`)
}
