import { join } from 'node:path'
import {
  applyChannel,
  ChannelFileError,
  listChannelKeys,
  loadChannel,
} from '../content/channel-code/index.ts'
import type { Db } from '../db/connection.ts'
import { serverFolder } from '../runtime/server-folder.ts'
import { StartError } from '../runtime/start-error.ts'

export const demoFolder = join(serverFolder, '../../channels/demo')

export const demoChannelKey = 'northern-league'

/** A server without any channel shows the demo; one that has a channel is left as it is. */
export async function applyDemo(db: Db, say: (sentence: string) => void): Promise<void> {
  if ((await listChannelKeys(db)).length > 0) return
  say('Applying the demo channel …')
  try {
    await applyChannel({ db, now: () => new Date() }, await loadChannel(demoFolder))
  } catch (error) {
    if (error instanceof ChannelFileError) throw new StartError(`The demo channel is wrong. ${error.message}`)
    throw error
  }
}
