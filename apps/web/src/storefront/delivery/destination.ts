import type { Locale } from '@minato/contract/enumerations'
import type { ArrivalProps } from './arrival-verdict.tsx'
import type { DeliveryRates } from '@minato/domain/delivered'
import type { ReactNode } from 'react'
import { createContext, useContext, useSyncExternalStore } from 'react'

/**
 * Where the reader's cars go. Pages are the same for everybody, and so hold nothing of it: the browser remembers it, and puts
 * the delivered price into the place that a page keeps for it (decision 8).
 */
export interface Destination {
  /** Of destination, alpha-2: it may lie behind the port's country. */
  country: string
  /** What the port is called in addresses. */
  port: string
  name: string
  /** The port's country, in the language in which it was chosen. */
  place: string
  locale: Locale
  /** Null: no tariff, freight on request. */
  rates: DeliveryRates | null
}

/** defer-scripts.ts looks for it before the first frame. */
export const KEY = 'destination'

/** Null: nothing is remembered; undefined: nobody has looked yet. */
let known: Destination | null | undefined
const listeners = new Set<() => void>()

function read(): Destination | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Destination> | null
    return typeof stored?.name === 'string' && typeof stored.rates === 'object' ? (stored as Destination) : null
  } catch {
    // Spoilt, or not to be read.
    return null
  }
}

export const remembered = (): Destination | undefined => (known === undefined ? (known = read()) : known) ?? undefined

/** Remembers the destination, or forgets it; whatever shows it follows. */
export function setDestination(next: Destination | undefined): void {
  known = next ?? null
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing remembers it for this page.
  }
  tell()
}

/** Another tab has chosen. */
export function lookAgain(): void {
  known = undefined
  tell()
}

function tell(): void {
  document.documentElement.toggleAttribute('data-to', remembered() !== undefined)
  for (const one of listeners) one()
}
export function onDestination(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const nothing = () => undefined

export const useRemembered = (): Destination | undefined => useSyncExternalStore(onDestination, remembered, nothing)

type RenderVerdict = (props: ArrivalProps) => ReactNode
let verdict: RenderVerdict | undefined
/** Hands over the code that judges imports, which is loaded after the page. */
export function setVerdict(render: RenderVerdict): void {
  verdict = render
  tell()
}
export const useVerdict = () => useSyncExternalStore(onDestination, () => verdict, nothing)

/** The port in the address of a search: it holds for everybody who opens it. */
export const InAddress = createContext<Destination | undefined>(undefined)

/** The destination that prices are shown for. */
export function useDestination(): Destination | undefined {
  const own = useRemembered()
  return useContext(InAddress) ?? own
}
