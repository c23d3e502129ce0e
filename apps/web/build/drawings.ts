import { BODY_TYPES } from '@minato/contract/enumerations'
import { drawCar } from '@minato/art/picture'
import type { Plugin } from 'vite'

/** Any seed gives a fair car; this one has no roof box and no odd wheels. */
const SEED = 9
const VIEWS = { '': 'side', '-front': 'front' } as const

/** `bodies/suv.svg` and `bodies/suv-front.svg` for every body: silver, on a clear ground. */
function drawings(): Map<string, string> {
  const drawn = new Map<string, string>()
  for (const category of BODY_TYPES)
    for (const [suffix, view] of Object.entries(VIEWS))
      drawn.set(
        `bodies/${category.toLowerCase()}${suffix}.svg`,
        drawCar({ category, color: 'SILVER', view, seed: SEED, backdrop: false }),
      )
  return drawn
}

/** Draws the bodies once for the build, and on demand in development; they are files, never part of the scripts. */
export function bodyDrawings(): Plugin {
  return {
    name: 'minato:body-drawings',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const [fileName, source] of drawings()) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = request.url?.startsWith('/bodies/') && drawings().get(request.url.slice(1))
        if (source) response.setHeader('content-type', 'image/svg+xml').end(source)
        else next()
      })
    },
  }
}
