import { createElement } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'

/** The few parts of a page that React needs for components without elements. */
function emptyPage() {
  const node = { addEventListener: () => {}, removeEventListener: () => {}, activeElement: null, nodeName: 'DIV' }
  const document = { ...node, nodeType: 9, createElement: () => ({}) }
  const window = { document, event: undefined, HTMLIFrameElement: Map }
  Object.assign(globalThis, { window, document })
  return { ...node, nodeType: 1, tagName: 'DIV', ownerDocument: { ...document, defaultView: window } }
}

/** Runs a hook as in a browser, with its effects; `render` runs it again with other arguments. */
export function runHook<A, R>(hook: (given: A) => R, wrap: (child: ReactNode) => ReactNode = (child) => child) {
  const root = createRoot(emptyPage() as unknown as Element)
  let last: R | undefined
  const Runner = ({ given }: { given: A }) => {
    last = hook(given)
    return null
  }
  return {
    last: () => last as R,
    render: (given: A) => flushSync(() => root.render(wrap(createElement(Runner, { given } as never)))),
  }
}
