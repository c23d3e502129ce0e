await import('../apps/server/src/modules/users/manager-cli.ts')
