await import('../apps/server/src/modules/vehicles/import/cli.ts')
