await import('../apps/server/src/modules/inquiries/event-log/verify-cli.ts')
