import headerSheet from '../../styles/office-header.css?url'
import { lazyWithPreload } from '../../performance/lazy-with-preload.tsx'

const { preload, Part } = lazyWithPreload(
  async () => {
    const { OfficeHeader } = await import('./office-header.tsx')
    return OfficeHeader
  },
  import.meta.env.SSR ? [headerSheet] : [],
)
/** The managers' header, loaded before a page is rendered or hydrated. */
export const OfficeHeaderPart = Part
export const preloadOfficeHeader = preload
