await import('../bench/hold/main.ts')
