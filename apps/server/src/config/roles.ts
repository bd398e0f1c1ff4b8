/** What a deployment does; one process may do all of it, or several share it. */
export const roles = ['web', 'ingest', 'worker', 'collector'] as const
export type Role = (typeof roles)[number]
