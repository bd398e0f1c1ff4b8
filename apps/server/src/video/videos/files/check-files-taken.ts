import { checkFileTool } from '@grandstand/rules'
import type { Context } from '../../../context/context.ts'
import { CallError } from '../../../runtime/call-error.ts'

/** Before anything of a file is taken. */
export function checkFilesTaken(ctx: Pick<Context, 'ffmpeg' | 'isProduction'>): void {
  const refusal = checkFileTool(ctx.ffmpeg, ctx)
  if (refusal) throw new CallError(refusal)
}
