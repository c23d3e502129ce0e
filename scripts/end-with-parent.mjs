// Loaded before a script that run.mjs or dev.ts starts: no server outlives a starter that was killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone must not keep a finished script alive.
process.channel?.unref()
