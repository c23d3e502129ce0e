import type { Customer } from '@minato/contract/customers'
import { lazyWithPreload } from '../../performance/lazy-with-preload.tsx'

/** What is known already of an inquiry that is opened from another page. */
export interface NewInquiryFor {
  car?: { id: string; label: string }
  customer?: Pick<Customer, 'id' | 'firstname' | 'lastname' | 'email'>
}

/** The dialog of a new inquiry, fetched when it is opened. */
export const { Part: NewInquiryPart } = lazyWithPreload<NewInquiryFor & { onClose(): void }>(async () => {
  const { NewInquiry } = await import('./new-inquiry.tsx')
  return NewInquiry
})
