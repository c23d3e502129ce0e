import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bodyDrawings } from './build/drawings.ts'
import { noServerFunctions } from './build/no-server-functions.ts'
import { precompress } from './build/precompress.ts'

export default defineConfig({
  // Start must stand before React.
  plugins: [noServerFunctions(), tanstackStart({ serverFns: { disableCsrfMiddlewareWarning: true } }), react(), bodyDrawings(), precompress()],
  build: { assetsInlineLimit: 0, target: 'es2022', reportCompressedSize: false },
  // Bundled whole, so that React's production build does not depend on NODE_ENV when the server starts.
  environments: { ssr: { resolve: { noExternal: true } } },
})
