import { setTimeout as sleep } from 'node:timers/promises'
import type { FlvTag } from '../src/flv/read-flv.ts'
import { messageTypes } from '../src/rtmp/protocol.ts'
import { connectRtmp, type RtmpClient } from './rtmp-client.ts'

/** When it is sent, from the beginning of the push; what time it says it has is another matter. */
export interface SentTag extends FlvTag {
  atMs: number
}

export interface TagPush {
  /** All is sent, or the server has ended the connection. */
  done: Promise<void>
  stop(): Promise<void>
}

/** An encoder that sends these tags by RTMP, good or bad, at the pace of a camera. */
export function pushTags(url: string, tags: readonly SentTag[]): TagPush {
  const stopping = new AbortController()
  const done = push(url, tags, stopping.signal)
  return {
    done,
    async stop() {
      stopping.abort()
      await done
    },
  }
}

async function push(url: string, tags: readonly SentTag[], signal: AbortSignal): Promise<void> {
  const { port, pathname } = new URL(url)
  const client = await connectRtmp(Number(port))
  client.publish(pathname.split('/').at(-1) ?? '')
  // One chunk for each message, however large its picture is.
  client.message(messageTypes.setChunkSize, Buffer.from([0, 0x10, 0, 0]))
  while (!client.heard().includes('NetStream.Publish.Start') && !client.isClosed()) await sleep(20)
  const startedAtMs = performance.now()
  for (const tag of tags) {
    const waitMs = startedAtMs + tag.atMs - performance.now()
    if (waitMs > 0) await sleep(waitMs, undefined, { signal }).catch(() => {})
    if (signal.aborted || client.isClosed()) break
    sendTag(client, tag)
  }
  client.socket.destroy()
}

const latestShortMs = 0xffffff

function sendTag({ socket }: RtmpClient, { kind, timestampMs, body }: FlvTag): void {
  const header = Buffer.alloc(12)
  header[0] = 4
  header.writeUIntBE(Math.min(timestampMs, latestShortMs), 1, 3)
  header.writeUIntBE(body.length, 4, 3)
  header[7] = messageTypes[kind]
  header.writeUInt32LE(1, 8)
  const extended = Buffer.alloc(timestampMs >= latestShortMs ? 4 : 0)
  if (extended.length > 0) extended.writeUInt32BE(timestampMs)
  socket.write(Buffer.concat([header, extended, body]))
}
