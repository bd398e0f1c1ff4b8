import { fileURLToPath } from 'node:url'
import type { Db } from './db/connection.ts'
import {
  applyChannel,
  ChannelFileError,
  listChannelKeys,
  loadChannel,
} from './features/channel-code/index.ts'
import { StartError } from './start-error.ts'

/** The same from the sources and from the bundle, which stand equally deep. */
const demoFolder = fileURLToPath(new URL('../../../channels/demo', import.meta.url))

export const demoChannelKey = 'northern-league'

/** A server without any channel shows the demo; one that has a channel is left as it is. */
export async function applyDemo(db: Db, say: (sentence: string) => void): Promise<void> {
  if ((await listChannelKeys(db)).length > 0) return
  say('Applying the demo channel …')
  try {
    await applyChannel({ db }, await loadChannel(demoFolder))
  } catch (error) {
    if (error instanceof ChannelFileError)
      throw new StartError(`The demo channel is not right. ${error.message}`)
    throw error
  }
}
