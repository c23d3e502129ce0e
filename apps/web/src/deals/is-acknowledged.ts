import type { InquiryCard } from '@minato/contract/inquiries-shapes'

/** The last word is the buyer's, and the dealer is done with it: it is the buyer who writes next, and nothing is asked of him. */
export const isAcknowledged = ({
  nextStep,
  lastMessage,
  isProcessed,
}: Pick<InquiryCard, 'nextStep' | 'lastMessage' | 'isProcessed'>): boolean =>
  isProcessed && nextStep?.who === 'BUYER' && nextStep.what === 'REPLY' && lastMessage?.isMine === true
