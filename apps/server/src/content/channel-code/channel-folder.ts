import { defineReader } from '../../runtime/file-readers/index.ts'
import type { readChannelFolder } from './read-channel-folder.ts'

/** A channel of 200 schools in 20 sports takes two seconds. */
export const channelFolder = defineReader<typeof readChannelFolder>('channel-folder', import.meta.url, {
  maxCpuMs: 10_000,
  maxMemoryMb: 512,
})
