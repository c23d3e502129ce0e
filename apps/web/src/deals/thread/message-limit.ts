/** The contract's own (inquiries-shapes.ts MESSAGE_LIMIT), without its validator; a test holds both equal. */
export const MESSAGE_LIMIT = 5000
