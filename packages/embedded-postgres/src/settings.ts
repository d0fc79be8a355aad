/** Transport: a private socket, or (Windows) a local port with a password. */
export type Transport = { kind: 'socket'; folder: string } | { kind: 'port'; port: number };

/**
 * Settings of the embedded database, for a machine that also runs the application.
 * `name` appears in the process list and is how a later start knows this database again.
 */
export function serverSettings(transport: Transport, name: string): Record<string, string> {
  const reach: Record<string, string> =
    transport.kind === 'socket'
      ? {
          listen_addresses: '',
          unix_socket_directories: transport.folder,
          unix_socket_permissions: '0700',
          port: '5432',
        }
      : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(transport.port) };
  return {
    ...reach,
    cluster_name: name,
    fsync: 'on',
    shared_buffers: '128MB',
    max_connections: '50',
    // Two cores serve many short queries; and containers give parallel workers too little shared memory.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    // A statement is cancelled when its client disconnects; not detected on Windows.
    ...(process.platform === 'win32' ? {} : { client_connection_check_interval: '2s' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    // An application reports failed queries itself; here they would write its users' data into the log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_line_prefix: '',
    log_checkpoints: 'off',
  };
}
