export { type PackedChannel, packChannel } from './pack-channel.ts'
export type { PackManifest } from './pack-manifest.ts'
export { unpackChannel } from './unpack-channel.ts'
