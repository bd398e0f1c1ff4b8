import { type Recording, readMediaName, readNamed } from '@grandstand/media'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CallError } from '../../runtime/call-error.ts'
import type { HotFiles } from './create-hot-files.ts'
import { sendRanged } from './send-ranged.ts'

/** How long a player may wait for a part that was announced. */
const blockMs = 6_000

export const immutable = 'public, max-age=31536000, immutable'

/** `folder` is where the recording lies, the same for everybody who watches it. */
export async function sendMediaFile(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    recording,
    folder,
    file,
    hot,
    cacheControl = immutable,
  }: {
    recording: Recording
    folder: string
    file: string
    hot: HotFiles<Buffer>
    cacheControl?: string
  },
) {
  const bytes = await readMediaFile(recording, file, read => hot.get(`${folder}/${file}`, read))
  if (!bytes) throw new CallError('not_found')
  reply.header('cache-control', cacheControl)
  return sendRanged(request, reply, {
    type: 'video/mp4',
    sizeBytes: bytes.length,
    // The name identifies the bytes: a recording is only ever added to.
    etag: `"${file}-${bytes.length}"`,
    read: ({ start, end }) => bytes.subarray(start, end + 1),
  })
}

type Read = () => Promise<Buffer | undefined>

async function readMediaFile(recording: Recording, file: string, keep: (read: Read) => ReturnType<Read>) {
  const name = readMediaName(file)
  if (!name) return undefined
  const { number, part } = name
  if (part === null) return keep(() => readNamed(recording, name))
  // The list hints at the next part: an early request waits.
  if (recording.isWithinReach(number)) await recording.waitFor({ segment: number, part }, blockMs)
  return readNamed(recording, name)
}
