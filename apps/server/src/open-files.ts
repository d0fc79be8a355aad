/** Below this, some hundred callers at once and the files and connections of their calls come near the limit. */
const COMFORTABLE = 4096;
/** Handles that are no callers' connections: the database's, files, mails, providers, the program itself. */
const RESERVED = 200;

/** How many files and connections the system lets this process have open at once; null where it does not say. */
export function openFilesLimit(): number | null {
  if (!process.report) return null;
  // Names of the network's hosts would be looked up for it.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) && soft > 0 ? soft : null;
}

/** Callers' connections that leave enough for everything else; 0 where there is no limit. */
export function connectionsWithin(limit: number | null, databaseConnections: number): number {
  return limit === null ? 0 : Math.max(50, limit - databaseConnections - RESERVED);
}

/** A sentence for the operator where the limit is low, or null. */
export function lowLimitWarning(limit: number | null): string | null {
  if (limit === null || limit >= COMFORTABLE) return null;
  return `Only ${limit} files and connections may be open at once here; many callers would use them up. Raise it to ${COMFORTABLE} or more (ulimit -n, LimitNOFILE of systemd, or the container's nofile).`;
}
