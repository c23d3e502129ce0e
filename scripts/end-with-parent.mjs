// Preloaded into scripts that run.mjs or dev.ts starts: no server outlives a killed parent.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone must not keep a finished script alive.
process.channel?.unref()
