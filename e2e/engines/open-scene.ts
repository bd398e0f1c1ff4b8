import { cp } from 'node:fs/promises'
import path from 'node:path'
import { startEncoder } from '@grandstand/media/test-encoder'
import { fromRoot } from '../../scripts/root.ts'
import { findGame } from '../support/find-game.ts'
import { type LiveServer, startLiveServer } from '../support/live-server.ts'

/** Longer than all journeys of all engines take. */
const liveSeconds = 600
const replaySeconds = 40

/** A demo on an evening with a live game, a game for sale and a replay. */
export interface Scene {
  server: LiveServer
  url: string
  liveId: string
  paidId: string
  replayId: string
  close(): Promise<void>
}

export async function openScene(): Promise<Scene> {
  const server = await startLiveServer()
  try {
    await cp(fromRoot('channels/demo/prerolls'), path.join(server.dataDir, 'prerolls/northern-league'), {
      recursive: true,
    })
    const liveId = await findGame(server.url, 'upcoming')
    const cameraUrl = await server.addCamera(liveId)
    await server.startGame(liveId)
    const encoder = startEncoder(cameraUrl, { seconds: liveSeconds, isLive: true })
    const replayId = await server.recordReplay(replaySeconds)
    const { eventId: paidId } = await server.recordGame(replaySeconds, 'paid')
    return {
      server,
      url: server.url,
      liveId,
      paidId,
      replayId,
      async close() {
        encoder.child.kill('SIGKILL')
        await encoder.done
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}
