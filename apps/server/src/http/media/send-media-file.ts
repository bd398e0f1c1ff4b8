import type { Recording } from '@grandstand/media'
import type { FastifyReply } from 'fastify'
import { CallError } from '../../call-error.ts'
import { blockMs } from './block-ms.ts'

const immutable = 'public, max-age=31536000, immutable'

export async function sendMediaFile(reply: FastifyReply, recording: Recording, file: string) {
  const bytes = await readMediaFile(recording, file)
  if (!bytes) throw new CallError('not_found')
  return reply.header('cache-control', immutable).type('video/mp4').send(bytes)
}

async function readMediaFile(recording: Recording, file: string): Promise<Buffer | undefined> {
  const [, kind, first, second] =
    file.match(/^(init|segment|part)-(\d{1,7})(?:-(\d{1,4}))?\.(?:mp4|m4s)$/) ?? []
  const number = Number(first)
  if (kind === 'init') return recording.readInit(number)
  if (kind === 'segment') return recording.readSegment(number)
  if (kind !== 'part' || second === undefined) return undefined
  const part = Number(second)
  // The next part is hinted at: whoever asks early waits for it.
  if (recording.isWithinReach(number)) await recording.waitFor({ segment: number, part }, blockMs)
  return recording.readPart(number, part)
}
