import { isInScope, type Recording } from '@grandstand/media'
import type { MediaGrant } from '../../context/media-tokens.ts'
import { CallError } from '../../runtime/call-error.ts'

/** Refuses a segment, or a part of one, that is not of the stretch which the token opens. */
export function checkScope(
  { scope }: MediaGrant,
  recording: Pick<Recording, 'segments'>,
  file: string,
): void {
  if (scope === null || file.startsWith('init-')) return
  const [, number] = file.match(/^(?:segment|part)-(\d{1,7})/) ?? []
  const segment = number === undefined ? undefined : recording.segments[Number(number)]
  if (!segment || !isInScope(segment, scope)) throw new CallError('forbidden')
}

/** A grant for a stretch of a video gets nothing that shows or opens it all. */
export function requireWhole({ scope }: MediaGrant): void {
  if (scope !== null) throw new CallError('forbidden')
}
