import type { Context } from '../../context/context.ts'
import type { Node } from '../../context/nodes.ts'
import { CallError } from '../../runtime/call-error.ts'

/** The process that has the files of a place; null: this process. Refuses if no live process has them. */
export function findKeeper({ nodes }: Pick<Context, 'nodes'>, place: string | null): Node | null {
  if (place === null || place === nodes.place) return null
  const keeper = nodes.findAt(place)
  if (!keeper) throw new CallError('unavailable', { retryAfterSeconds: 5 })
  return keeper
}

/** The process for a new file: this one, unless it has no workers and another has. */
export function findTaker({ nodes }: Pick<Context, 'nodes'>): Node | null {
  const workers = nodes.list().filter(({ roles, isDraining }) => roles.includes('worker') && !isDraining)
  if (workers.length === 0 || workers.some(({ place }) => place === nodes.place)) return null
  return workers[0] ?? null
}
