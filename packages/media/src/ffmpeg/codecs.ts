/**
 * What cameras, phones and editing programs write, by the name that ffmpeg gives the codec, and its decoders. ffmpeg has
 * hundreds more, for games and old programs, which nobody needs and few look after.
 */
const decodersOf: Record<string, readonly string[]> = {
  h264: ['h264'],
  hevc: ['hevc'],
  av1: ['libdav1d', 'libaom-av1', 'av1'],
  vp8: ['vp8'],
  vp9: ['vp9'],
  mpeg4: ['mpeg4'],
  mpeg2video: ['mpeg2video'],
  mpeg1video: ['mpeg1video'],
  mjpeg: ['mjpeg'],
  prores: ['prores'],
  dnxhd: ['dnxhd'],
  dvvideo: ['dvvideo'],
  ffv1: ['ffv1'],
  h263: ['h263'],
  vc1: ['vc1'],
  wmv3: ['wmv3'],
  theora: ['theora'],
  aac: ['aac'],
  mp3: ['mp3float', 'mp3'],
  mp2: ['mp2float', 'mp2'],
  ac3: ['ac3'],
  eac3: ['eac3'],
  opus: ['opus', 'libopus'],
  vorbis: ['vorbis'],
  flac: ['flac'],
  alac: ['alac'],
  wmav2: ['wmav2'],
  amr_nb: ['amrnb'],
  amr_wb: ['amrwb'],
  ...Object.fromEntries(
    ['u8', 's16le', 's16be', 's24le', 's24be', 's32le', 's32be', 'f32le', 'alaw', 'mulaw', 'bluray'].map(
      kind => [`pcm_${kind}`, [`pcm_${kind}`]],
    ),
  ),
}

export const fileDecoders = Object.values(decodersOf).flat()
/** Of what this server has recorded. */
export const ownDecoders = ['h264', 'aac']

export function isTakenCodec(codec: string): boolean {
  return Object.hasOwn(decodersOf, codec)
}
