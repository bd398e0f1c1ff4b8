import { channelFile } from '../files/channel-document.ts'

/** What of `channel.yaml` stands in `channels.settings`; the rest has tables of its own. */
export const storedSettings = channelFile.omit({
  channel_key: true,
  hosts: true,
  colors: true,
  static_blocks: true,
})
