import type { OfficeLocale } from '@minato/contract/enumerations'
import type { ArrivalProps } from './arrival-verdict.tsx'
import type { DeliveryRates } from '@minato/domain/delivered'
import type { ReactNode } from 'react'
import { createContext, useContext, useSyncExternalStore } from 'react'

/**
 * The reader's destination. Pages are cached for all readers, so the browser remembers it and fills the
 * delivered price into reserved places (decision 8).
 */
export interface Destination {
  /** Destination country, alpha-2: may lie inland behind the port's country. */
  country: string
  /** The same where it is not the port's country: part of search addresses. */
  importCountry?: string
  /** The port's slug in addresses. */
  port: string
  name: string
  /** The port's country, in the language in which it was chosen. */
  place: string
  locale: OfficeLocale
  /** Null: no tariff, freight on request. */
  rates: DeliveryRates | null
}

/** defer-scripts.ts reads it before the first frame. */
export const KEY = 'destination'

/** Null: nothing remembered; undefined: not read yet. */
let known: Destination | null | undefined
const listeners = new Set<() => void>()

function read(): Destination | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Destination> | null
    return typeof stored?.name === 'string' && typeof stored.rates === 'object' ? (stored as Destination) : null
  } catch {
    // Corrupt or unreadable.
    return null
  }
}

export const remembered = (): Destination | undefined => (known === undefined ? (known = read()) : known) ?? undefined

/** Remembers or forgets the destination and notifies its views. */
export function setDestination(next: Destination | undefined): void {
  known = next ?? null
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage it is remembered for this page.
  }
  tell()
}

/** Another tab has changed it. */
export function reloadDestination(): void {
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
/** Receives the code for import verdicts, which is loaded after the page. */
export function setVerdict(render: RenderVerdict): void {
  verdict = render
  tell()
}
export const useVerdict = () => useSyncExternalStore(onDestination, () => verdict, nothing)

/** The port in a search address, which applies for everyone who opens it. */
export const InAddress = createContext<Destination | undefined>(undefined)

/** The destination of the shown prices. */
export function useDestination(): Destination | undefined {
  const own = useRemembered()
  return useContext(InAddress) ?? own
}
