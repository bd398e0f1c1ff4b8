import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../context/context.ts'

export interface Drain {
  /** `move`: encoders go to another process; `wait`: their games end here. */
  mode: 'move' | 'wait'
  /** What is not over then is cut off. */
  limitSeconds: number
}

/** Before this process ends: no encoder comes any more, and those that send leave in order. */
export async function leaveCameras(
  { cameras, nodes, log }: Pick<Context, 'cameras' | 'nodes' | 'log'>,
  { mode, limitSeconds }: Drain,
): Promise<void> {
  // Without anybody to go to they would only come back later.
  if (mode === 'move' && !nodes.list().some(isTaker(nodes.id))) return
  const leaving = mode === 'move' ? cameras.moveAll() : cameras.whenNoneSends()
  const isLate = await Promise.race([
    leaving.then(() => false),
    sleep(limitSeconds * 1000, true, { ref: false }),
  ])
  if (isLate)
    log.warn({ limit_seconds: limitSeconds }, 'Encoders that still send are cut off; this process ends')
}

const isTaker =
  (ownId: string) =>
  ({ id, isDraining, encoderPorts }: ReturnType<Context['nodes']['list']>[number]) =>
    id !== ownId && !isDraining && encoderPorts !== null
