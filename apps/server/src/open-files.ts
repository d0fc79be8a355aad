/** Below this, about a hundred concurrent callers come near the limit with their files and connections. */
const COMFORTABLE = 4096;
/** Handles that are no callers' connections: the database's, files, mails, providers, the program itself. */
const RESERVED = 200;

/** Limit of open files and connections of this process; null where the system does not report it. */
export function openFilesLimit(): number | null {
  if (!process.report) return null;
  // Without it the report looks up host names of the network.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) && soft > 0 ? soft : null;
}

/** Maximum of callers' connections that leaves enough descriptors for everything else; 0: no limit. */
export function connectionsWithin(limit: number | null, databaseConnections: number): number {
  return limit === null ? 0 : Math.max(50, limit - databaseConnections - RESERVED);
}

/** A warning for the operator if the limit is low, else null. */
export function lowLimitWarning(limit: number | null): string | null {
  if (limit === null || limit >= COMFORTABLE) return null;
  return `Only ${limit} files and connections may be open at once here; many callers would use them up. Raise it to ${COMFORTABLE} or more (ulimit -n, LimitNOFILE of systemd, or the container's nofile).`;
}
