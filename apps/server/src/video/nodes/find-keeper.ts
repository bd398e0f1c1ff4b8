import type { Context } from '../../context/context.ts'
import type { Node } from '../../context/nodes.ts'
import { CallError } from '../../runtime/call-error.ts'

/** The process that has the files of a site; null: this process. Refuses if no live process has them. */
export function findKeeper({ nodes }: Pick<Context, 'nodes'>, site: string | null): Node | null {
  if (site === null || site === nodes.site) return null
  const keeper = nodes.findAt(site)
  if (!keeper) throw new CallError('unavailable', { retryAfterSeconds: 5 })
  return keeper
}

/** The process for a new file: this one, unless it has no workers and another has. */
export function findTaker({ nodes }: Pick<Context, 'nodes'>): Node | null {
  const workers = nodes.list().filter(({ roles, isDraining }) => roles.includes('worker') && !isDraining)
  if (workers.length === 0 || workers.some(({ site }) => site === nodes.site)) return null
  return workers[0] ?? null
}
