/** The contract's limit (inquiries-shapes.ts MESSAGE_LIMIT) without zod; a test compares both. */
export const MESSAGE_LIMIT = 5000
