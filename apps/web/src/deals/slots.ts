import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { createElement, startTransition, useEffect, useState } from 'react'
import officeSheet from '../styles/office.css?url'
import fieldsSheet from '../styles/office-form.css?url'
import tableSheet from '../styles/table.css?url'
import workSheet from '../styles/work.css?url'
import { lazyWithPreload } from '../performance/lazy-with-preload.tsx'

/** What the office puts into the page of a deal: fetched for managers alone. */

export interface ActionsSlot {
  inquiry: Inquiry
  /** Shows what a call has answered. */
  onChanged(inquiry: Inquiry): void
  /** Reads it again, where a call answered something else. */
  reload(): Promise<void>
}
export interface ComposerSlot {
  inquiry: Inquiry
  /** Puts a text where the reader writes. */
  insert(text: string): void
}

export interface PriceCheckSlot {
  inquiry: Inquiry
  /** FOB, as it is typed; null is none yet. */
  price: number | null
}

const actions = lazyWithPreload<ActionsSlot>(
  async () => (await import('../backoffice/inquiries/actions/manager-actions.tsx')).ManagerActions,
  import.meta.env.SSR ? [officeSheet, fieldsSheet, tableSheet, workSheet] : [],
)
const priceCheck = lazyWithPreload<PriceCheckSlot>(
  async () => (await import('../backoffice/inquiries/price-check.tsx')).OfferCheck,
)
const composer = lazyWithPreload<ComposerSlot>(
  async () => (await import('../backoffice/inquiries/composer-tools.tsx')).ComposerTools,
)

/**
 * As the server wrote it a slot stands until its code is here: what a page changes earlier React can no longer take over,
 * and would throw away.
 */
function standing<P extends object>({ preload, Part }: ReturnType<typeof lazyWithPreload<P>>) {
  return function Standing(props: P) {
    const given = createElement(Part, props)
    const [written] = useState(given)
    const [isHere, setHere] = useState(false)
    useEffect(() => {
      preload().then(
        () => startTransition(() => setHere(true)),
        // The page says in its own words that it could not be put together.
        () => setHere(true),
      )
    }, [])
    return isHere ? given : written
  }
}
export const ManagerActionsPart = standing(actions)
export const ComposerToolsPart = standing(composer)
export const PriceCheckPart = standing(priceCheck)
export const preloadSlots = async (): Promise<void> =>
  void (await Promise.all([actions.preload(), composer.preload(), priceCheck.preload()]))
