await import('../apps/server/src/modules/inquiries/record/verify-cli.ts')
