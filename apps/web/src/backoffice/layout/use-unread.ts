import { useInquiryCounts } from '../../deals/use-inquiry-counts.ts'

/** How many inquiries are unread, kept true by the stream; 0 while nobody knows. */
export const useUnread = (): number => useInquiryCounts()?.unRead ?? 0
