import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux's fields of a process after its name, which stands in brackets and may hold spaces: state, parent, … */
function linuxFields(pid) {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
}

function ps(column, pid) {
  return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
}

/** When a process started, as text to compare; empty when it is gone. A number alone may be somebody else's by now. */
export function startOf(pid) {
  try {
    if (process.platform === 'linux') {
      const fields = linuxFields(pid);
      // A zombie has ended; only its parent has not noticed yet.
      return fields[0] === 'Z' ? '' : fields[19];
    }
    if (process.platform !== 'win32') return ps('lstart', pid);
    process.kill(pid, 0);
    return 'running';
  } catch {
    return '';
  }
}

/** The parent of a process, not on Windows; 0 when the process is gone. */
export function parentOf(pid) {
  try {
    return Number(process.platform === 'linux' ? linuxFields(pid)[1] : ps('ppid', pid));
  } catch {
    return 0;
  }
}

/** The command line of a process, not on Windows; empty when it is gone. */
export function commandOf(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return ps('command', pid);
  } catch {
    return '';
  }
}
