import type { Socket } from 'node:net'
import { createAnswers } from './answers.ts'
import type { CameraFeed, ConnectionOptions } from './camera-feed.ts'
import { cameraLimits, strangerLimits, unreadBytes } from './connection-limits.ts'
import { createEncoderReader, type Said } from './encoder-reader.ts'

/** Without a whole message for so long an encoder counts as gone. */
const silenceMs = 15_000

export interface RtmpConnectionOptions extends ConnectionOptions {
  /** The encoder's, as a proxy before this server may have said. */
  ip: string
  onAccepted: () => void
  /** From the connection to the accepted key. */
  acceptWithinMs?: number
}

type Stage =
  | { name: 'stranger' }
  /** Until it is decided whether this encoder may send, its data waits. */
  | { name: 'deciding' }
  | { name: 'camera'; feed: CameraFeed }
  | { name: 'over' }

/** One encoder's connection: handshake, connect, publish, then pictures and sound. Anything else is refused. */
export function handleConnection(
  socket: Socket,
  { ip, onCamera, onError, onAccepted, acceptWithinMs = 10_000 }: RtmpConnectionOptions,
): void {
  const answers = createAnswers(socket)
  const reader = createEncoderReader(answers, () => (stage.name === 'camera' ? cameraLimits : strangerLimits))
  let stage: Stage = { name: 'stranger' }
  let patience = setTimeout(giveUp, acceptWithinMs)

  socket.setNoDelay(true)
  socket.on('data', chunk => {
    if (stage.name === 'over') return
    reader.add(chunk)
    readOn()
  })
  socket.on('error', error => onError(error, ip))
  socket.on('close', finish)

  function giveUp(): void {
    if (stage.name === 'stranger' || stage.name === 'deciding')
      onError(new RangeError('No stream key was accepted in time'), ip)
    socket.destroy()
  }

  function fail(error: unknown): void {
    onError(error, ip)
    socket.destroy()
  }

  function readOn(): void {
    try {
      while (stage.name === 'stranger' || stage.name === 'camera') {
        const said = reader.read()
        if (!said) break
        take(said)
      }
      reader.acknowledge()
    } catch (error) {
      fail(error)
    }
    // A sender that is not accepted yet must not fill the memory.
    if (stage.name === 'deciding' && reader.unreadBytes > unreadBytes) socket.pause()
  }

  function take(said: Said): void {
    if (stage.name === 'camera') patience.refresh()
    if (said.kind === 'publish') {
      if (stage.name !== 'stranger') throw new RangeError('A connection may publish only once')
      stage = { name: 'deciding' }
      decide(said).catch(fail)
    } else if (stage.name === 'camera' && said.kind === 'leave') leave()
    else if (stage.name === 'camera' && (said.kind === 'video' || said.kind === 'audio'))
      stage.feed[said.kind](said.timestampMs, said.body)
  }

  async function decide({ streamId, app, key }: Extract<Said, { kind: 'publish' }>): Promise<void> {
    const feed = await onCamera({ app, key, ip, disconnect: () => socket.destroy() }).catch(error => {
      onError(error, ip)
      return null
    })
    if (socket.destroyed) return feed?.end()
    if (!feed) {
      answers.status(streamId, 'error', 'NetStream.Publish.BadName', 'This stream key is not accepted')
      return leave()
    }
    stage = { name: 'camera', feed }
    onAccepted()
    clearTimeout(patience)
    patience = setTimeout(giveUp, silenceMs)
    answers.status(streamId, 'status', 'NetStream.Publish.Start', 'publishing')
    socket.resume()
    readOn()
  }

  /** Takes nothing more from it. It may read its last answers, but not for long. */
  function leave(): void {
    finish()
    if (!socket.destroyed) patience = setTimeout(giveUp, acceptWithinMs)
    socket.resume()
    socket.end()
  }

  function finish(): void {
    clearTimeout(patience)
    const ended = stage
    stage = { name: 'over' }
    if (ended.name === 'camera') ended.feed.end()
  }
}
