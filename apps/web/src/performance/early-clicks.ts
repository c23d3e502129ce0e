/**
 * Inlined into the page before any other script, so it must not reference anything outside. Records a click on
 * a button that is not hydrated, shows it as busy, and repeats it after hydration. Only the last click counts,
 * for ten seconds, unless another key or button is pressed.
 */
export function replayEarlyClicks(): void {
  const isAlive = (one: object) => Object.keys(one).some((key) => key.startsWith('__reactFiber'))
  let forget = () => {}
  const hear = (event: Event) => {
    if (!event.isTrusted) return
    forget()
    const button = event.type === 'click' && (event.target as Element).closest('button')
    if (!button || button.popoverTargetElement || isAlive(button)) return
    if (button.type === 'submit' && button.form?.hasAttribute('action')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { href } = location
    const until = performance.now() + 10_000
    const looking = setInterval(() => {
      if (!button.isConnected || button.disabled || location.href !== href || performance.now() > until) forget()
      else if (isAlive(button)) button.click()
    }, 50)
    forget = () => {
      clearInterval(looking)
      button.removeEventListener('click', forget)
      button.ariaBusy = null
      button.style.opacity = ''
    }
    button.addEventListener('click', forget)
    button.ariaBusy = 'true'
    button.style.opacity = '0.6'
  }
  for (const kind of ['click', 'keydown']) addEventListener(kind, hear, true)
}

const SCRIPT = `(${replayEarlyClicks.toString().replaceAll(/\n\s*/g, '\n')})();document.currentScript.remove()`

/** Pages of signed-in users, which record early clicks (decision 15). */
export const addEarlyClickScript = (html: string, nonce: string): string =>
  html.replace('<head>', () => `<head><script nonce="${nonce}">${SCRIPT}</script>`)
