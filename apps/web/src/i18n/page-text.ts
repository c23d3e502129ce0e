/** The text of a content page as plain data, rendered on the server and sent with the page. */
export interface PageText {
  /** For search engines and the browser tab. */
  title: string
  description: string
  heading: string
  lede: string
  sections: readonly Section[]
}

export interface Section {
  /** Its anchor (`#steps`), the same in both languages. */
  id: string
  title: string
  blocks: readonly Block[]
}

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'steps'; steps: readonly Titled[] }
  | { kind: 'points'; points: readonly string[] }
  | { kind: 'terms'; terms: readonly Titled[] }
  /** A warning about payments. */
  | { kind: 'warning'; text: string }
  /** An estimate of costs that the dealer does not charge. */
  | { kind: 'estimate'; text: string }
  | { kind: 'link'; path: string; text: string }
  /** Filled by the page: the table of ports. */
  | { kind: 'slot' }

export interface Titled {
  title: string
  text: string
}

/** Company data for the texts, which omit unknown values. */
export interface TextFacts {
  name: string
  legalName: string
  phone: string
  /** Marine insurance in per cent of FOB and freight, formatted; '' if none. */
  insuranceRate: string
}

export const text = (given: string): Block => ({ kind: 'text', text: given })
export const points = (...given: string[]): Block => ({ kind: 'points', points: given })
export const warning = (given: string): Block => ({ kind: 'warning', text: given })
export const estimate = (given: string): Block => ({ kind: 'estimate', text: given })
export const link = (path: string, given: string): Block => ({ kind: 'link', path, text: given })
export const steps = (...given: [title: string, text: string][]): Block => ({ kind: 'steps', steps: titled(given) })
export const terms = (...given: [title: string, text: string][]): Block => ({ kind: 'terms', terms: titled(given) })
export const slot: Block = { kind: 'slot' }

const titled = (pairs: [string, string][]): Titled[] => pairs.map(([title, given]) => ({ title, text: given }))
