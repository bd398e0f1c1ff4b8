import type { ClipCardShape } from '../../catalogue/share-image/index.ts'

/** Instead of a secret, of a clip that everybody may see. */
export const publicKey = 'public'

/** A name identifies its bytes: a remade file gets a new name. */
export const cutName = (cut: number) => `cut-${cut}.mp4`
export const stillName = (cut: number) => `still-${cut}.jpg`
/** The picture with the crests and the score over it, drawn when it is asked for. */
export const cardName = (cut: number, shape: ClipCardShape) =>
  `${shape === 'wide' ? 'card' : 'square'}-${cut}.jpg`
/** Of the upright form, which counts for itself. */
export const verticalName = (cut: number) => `vertical-${cut}.mp4`

/** `key` is `public`, the uuid of a shared clip, or a token for its owner. */
export const clipAddress = (clipId: number, key: string, name: string) => `/clips/${clipId}/${key}/${name}`
