import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bodyDrawings } from './build/drawings.ts'
import { countryFlags } from './build/flags.ts'
import { noLinkComponent } from './build/no-link-component.ts'
import { noServerFunctions } from './build/no-server-functions.ts'
import { precompress } from './build/precompress.ts'
import { serviceWorker } from './build/service-worker.ts'

/** What these screens are made of is not named in every first page of the shop: they find it by themselves. */
const SELDOM =
  /assets\/(403|account|admin-|archives|arrival-verdict|audit|auth\.|brands|car-bar|customer|check|company-profile|dashboard|deferred-parts|footer-contents|how-to-buy|inquiries\.|inquiry\.edit|list-data|list-page|load-saved|login|manager|office-header|payment-method|port\.|privacy|recent-cars|reviews|save-car|saved|settings|sheets-|shipping|sign-|success|terms|cookies|unread|vehicle\.|voyages\.)/

/** What changes with the packages alone stays in the browser's cache; what every page needs is not fetched in crumbs. */
const CHUNKS = [
  {
    name: 'react',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-store|store))\/(?!.*useBlocker)/,
    priority: 3,
  },
  {
    name: 'shop',
    test: /src\/((api|layout|performance)\/(?!deferred-parts|clear-errors|footer-contents|send-queued-inquiries|new-key|office-hours|pause\.|prefetch-visible|tab-lock|call-cache|use-call)|ui\/(hide-keyboard|icons|use-suggestions)|session\/(browser-storage|current-user|saved|sign-in-return)\.|i18n\/(addresses|forward|locale|format|messages)\.)|src\/storefront\/(search\/(search-form|pages|price-basis)|vehicles\/(card|card-data|picture|price|recently-viewed)|delivery\/(cost|destination|charges|plate))\.|src\/(table\/(page-numbers|table-search)|backoffice\/vehicles\/(office-only|list-page\.lazy))\.|packages\/(contract\/src\/(enumerations|addresses)|domain\/src\/(delivered|office-hours|pricing))\./,
    priority: 2,
  },
  // The back office and inquiry pages, never a first page of the shop (decision 35).
  {
    name: 'query',
    test: /node_modules\/@tanstack\/(react-query|query-core)\/|src\/api\/(call-cache|use-call)\./,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // The managers' list shares parts of the search page.
  {
    name: 'stock',
    test: /src\/(storefront\/search\/(search-page|search-data|chosen-models|counts|filters|filter-parts|results|levels|save-search-button)\.|routes\/search-result\.tsx\?)/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // A language does not bring the other one.
  { name: 'messages-en', test: /src\/(i18n\/en\/(shop|names)|trade-names-en)\.ts$/, priority: 1 },
  { name: 'messages-fr', test: /src\/(i18n\/fr\/(shop|names)|trade-names-fr)\.ts$/, priority: 1 },
  // All texts of a language of the back office, which managers alone load.
  { name: 'messages-ja', test: /src\/(i18n\/ja\/|(trade-names|field-names|ledger-sentence)-ja\.)/, priority: 1 },
]

export default defineConfig(({ command }) => ({
  plugins: [
    noLinkComponent(),
    noServerFunctions(),
    tanstackStart({
      serverFns: { disableCsrfMiddlewareWarning: true },
      // A page does not bring how the other pages are loaded.
      router: { codeSplittingOptions: { defaultBehavior: [['component', 'loader']] } },
    }),
    react(),
    bodyDrawings(),
    countryFlags(),
    serviceWorker(),
    precompress(),
  ],
  resolve: {
    // React has had its own useSyncExternalStore since 18; the shim is for older ones.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
    modulePreload: {
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'js' && SELDOM.test(file) ? needed.filter((one) => one.endsWith('.css')) : needed,
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    // Bundled whole, so that React's production build does not depend on NODE_ENV when the server starts.
    ssr: { resolve: command === 'build' ? { noExternal: true } : {} },
  },
}))
