/** The text of a content page, as plain data: it is rendered on the server and travels to the browser with the page. */
export interface PageText {
  /** For search engines and the browser's tab. */
  title: string
  description: string
  heading: string
  lede: string
  sections: readonly Section[]
}

export interface Section {
  /** Its place in the address (`#steps`): the same in both languages. */
  id: string
  title: string
  blocks: readonly Block[]
}

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'steps'; steps: readonly Titled[] }
  | { kind: 'points'; points: readonly string[] }
  | { kind: 'terms'; terms: readonly Titled[] }
  /** Read this before money moves. */
  | { kind: 'warning'; text: string }
  /** Not ours, and only an estimate. */
  | { kind: 'estimate'; text: string }
  | { kind: 'link'; path: string; text: string }
  /** What the page itself fills in: the table of ports. */
  | { kind: 'slot' }

export interface Titled {
  title: string
  text: string
}

/** What the texts say of the dealer; what is not known is left out of them. */
export interface TextFacts {
  name: string
  legalName: string
  phone: string
  /** Marine insurance in per cent of FOB and freight, as it is written; '' where there is none. */
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
