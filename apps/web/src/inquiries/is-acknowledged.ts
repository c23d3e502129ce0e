import type { InquiryCard } from '@minato/contract/inquiries-shapes'

/** The last message is the buyer's and was processed, so nothing is asked of the buyer. */
export const isAcknowledged = ({
  nextStep,
  lastMessage,
  isProcessed,
}: Pick<InquiryCard, 'nextStep' | 'lastMessage' | 'isProcessed'>): boolean =>
  isProcessed && nextStep?.who === 'BUYER' && nextStep.what === 'REPLY' && lastMessage?.isMine === true
