import { totalmem } from 'node:os'

/**
 * The text of postgresql.conf for a server on a small machine, reached by socket only. `durable:
 * false` is for tests, whose data may be lost in a power cut.
 */
export function serverSettings(socketFolder: string, major: number, durable: boolean): string {
  const memory = Math.floor(totalmem() / 2 ** 20)
  const settings: Record<string, string | number> = {
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    password_encryption: 'scram-sha-256',
    max_connections: 60,
    shared_buffers: `${Math.min(256, Math.max(32, Math.floor(memory / 8)))}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(memory / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: 1.1,
    effective_io_concurrency: process.platform === 'linux' ? 64 : 0,
    // A query of a shop is over before a compiled plan pays.
    jit: 'off',
    wal_compression: 'on',
    max_wal_size: durable ? '2GB' : '512MB',
    checkpoint_completion_target: 0.9,
    // A table that fills fast (an import) must have fresh statistics within seconds.
    autovacuum_naptime: '20s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgres-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: 0,
    log_truncate_on_rotation: 'on',
    log_line_prefix: '%m [%p] %q%u@%d ',
    log_checkpoints: 'off',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    // A replication slot or standby is what DATABASE_URL is for.
    wal_level: 'minimal',
    max_wal_senders: 0,
    ...(major >= 18 && { io_method: 'worker', io_workers: 2 }),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`)
  return `# Written by Minato at every start; changes here are lost.\n${lines.join('\n')}\n`
}
