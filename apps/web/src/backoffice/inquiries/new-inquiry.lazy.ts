import type { Customer, CustomerDetails } from '@minato/contract/customers'
import { lazyWithPreload } from '../../performance/lazy-with-preload.tsx'

/** Known data of an inquiry created from another page. */
export interface NewInquiryFor {
  car?: { id: string; label: string }
  customer?: Pick<Customer, 'id' | 'firstname' | 'lastname' | 'email'> & Partial<Pick<CustomerDetails, 'destination'>>
}

/** The dialog of a new inquiry, loaded on demand. */
export const { Part: NewInquiryPart } = lazyWithPreload<NewInquiryFor & { onClose(): void }>(async () => {
  const { NewInquiry } = await import('./new-inquiry.tsx')
  return NewInquiry
})
