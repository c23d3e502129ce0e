import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { flagAddress } from '../src/ui/flag-address.ts'

const folder = join(createRequire(import.meta.url).resolve('country-flag-icons/package.json'), '../3x2')

/** Every country's flag by its place in the build. */
function flags(): Map<string, string> {
  const found = new Map<string, string>()
  for (const name of readdirSync(folder)) {
    const address = name.endsWith('.svg') && flagAddress(name.slice(0, -'.svg'.length))
    if (address) found.set(address.slice(1), readFileSync(join(folder, name), 'utf8'))
  }
  return found
}

/** Puts the flags beside the build as files; no script ever holds one. */
export function countryFlags(): Plugin {
  return {
    name: 'minato:country-flags',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const [fileName, source] of flags()) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = request.url?.startsWith('/assets/flags/') && flags().get(request.url.slice(1))
        if (source) response.setHeader('content-type', 'image/svg+xml').end(source)
        else next()
      })
    },
  }
}
