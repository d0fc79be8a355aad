/**
 * Environment of threads and child processes: none of the server's settings and keys, only Node's compile cache if
 * there is one, as most of a short job is loading code.
 */
export function bareEnvironment(): Record<string, string> {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}
