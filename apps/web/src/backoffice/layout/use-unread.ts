import { useInquiryCounts } from '../../inquiries/use-inquiry-counts.ts'

/** Number of unread inquiries, kept up to date by the stream; 0 until known. */
export const useUnread = (): number => useInquiryCounts()?.unRead ?? 0
