await import('../bench/resilience/main.ts')
