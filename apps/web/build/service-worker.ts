import { join } from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'

const ADDRESS = 'worker.js'

/** In development nothing is cached: the worker of an earlier production build on the same address unregisters itself. */
const FAREWELL = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const store of await caches.keys()) await caches.delete(store)
  await registration.unregister()
})()))`

/** The service worker as one script at the root; browsers detect a new one by its bytes. */
async function bundled(root: string): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: { input: join(root, 'src/offline/worker.ts'), output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in made ? made.output : []
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not built')
  return chunk.code
}

/** Builds `/worker.js` beside the pages. */
export function serviceWorker(): Plugin {
  return {
    name: 'minato:service-worker',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const source = await bundled(this.environment.config.root)
      this.emitFile({ type: 'asset', fileName: ADDRESS, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url === `/${ADDRESS}`) response.setHeader('content-type', 'text/javascript').end(FAREWELL)
        else next()
      })
    },
  }
}
