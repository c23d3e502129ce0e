// Stands in for a worker that does not come to begin: it lives, and says nothing.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
