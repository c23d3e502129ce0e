import type { Plugin } from 'vite'

const STUB = '\0minato:no-link-component'

/**
 * Leaves the router's link component out of the browser's code: our links are plain `<a>` (src/performance/follow-links.ts), and
 * it costs every page 2 kB compressed. Every route object names it without using it. Exact pins keep the path of that
 * module stable; should it move, the build only grows.
 */
export function noLinkComponent(): Plugin {
  return {
    name: 'minato:no-link-component',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source, importer) =>
      source === './link.js' && importer?.includes('@tanstack/react-router') ? STUB : undefined,
    load: (id) =>
      id === STUB
        ? `const none = () => { throw new Error('links are plain') }
           export { none as Link, none as createLink, none as linkOptions, none as useLinkProps }`
        : undefined,
  }
}
