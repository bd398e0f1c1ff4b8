import type { Db } from '../../db/connection.ts'
import { compareChannel } from './compare-channel.ts'
import type { Difference } from './diff-channels.ts'
import type { ChannelDocument } from './files/channel-document.ts'

/** What applying the files would change. */
export function diffChannel(db: Db, channelId: number, wanted: ChannelDocument): Promise<Difference[]> {
  return db.transaction(async tx => (await compareChannel(tx, channelId, wanted)).differences, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}
