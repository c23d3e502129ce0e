import type { Plugin } from 'vite'

const STUB = '\0minato:no-server-functions'

/**
 * Leaves the client half of Start's server functions out of the browser's code: we have none (the API is the one way to
 * the server), and it brings a serialiser of 10 kB compressed with it. Exact pins keep the path of that module stable;
 * should it move, the build only grows.
 */
export function noServerFunctions(): Plugin {
  return {
    name: 'minato:no-server-functions',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => (source.endsWith('client-rpc/createClientRpc.js') ? STUB : undefined),
    load: (id) =>
      id === STUB
        ? `export const createClientRpc = () => { throw new Error('there are no server functions') }`
        : undefined,
  }
}
