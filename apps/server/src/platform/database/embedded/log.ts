/** The part of a pino logger that the database's manager needs. */
export type Log = { info(message: string): void; warn(message: string): void; error(message: string): void }
