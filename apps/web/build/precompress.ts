import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|txt|json|xml|webmanifest)$/
/** Below this a compressed file saves no packet. */
const WORTHWHILE_BYTES = 500

/** Writes a `.br` and a `.gz` beside every text file of the client build; @fastify/static serves them as they are. */
export function precompress(): Plugin {
  return {
    name: 'minato:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    closeBundle() {
      const folder = this.environment.config.build.outDir
      const root = this.environment.config.root
      for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(name)) continue
        const file = join(root, folder, name)
        const bytes = readFileSync(file)
        if (bytes.length < WORTHWHILE_BYTES) continue
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
