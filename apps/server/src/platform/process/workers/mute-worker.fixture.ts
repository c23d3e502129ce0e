// Replaces a worker that never starts: the process lives and sends no message.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
