import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'

export async function isEmptyServer({ channels }: Pick<Context, 'channels'>): Promise<boolean> {
  return (await channels.list()).length === 0
}

/** A backup is restored where there is nothing yet: what is there is never written over. */
export async function requireEmptyServer(ctx: Pick<Context, 'channels'>): Promise<void> {
  if (!(await isEmptyServer(ctx))) throw new CallError('conflict', { fields: { server: 'has channels' } })
}
