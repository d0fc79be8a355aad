/** A user's role on this server. */
export const ROLES = ['person', 'teacher', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Teachers and administrators send invitations. */
export const mayInvite = (role: Role): boolean => role !== 'person';
