/** Instead of a secret, of a clip that everybody may see. */
export const publicKey = 'public'

/** Names stand for their bytes: a file that is made anew has another. */
export const cutName = (cut: number) => `cut-${cut}.mp4`
export const stillName = (cut: number) => `still-${cut}.jpg`

/** `key` is `public`, the uuid of a shared clip, or a token for its owner. */
export const clipAddress = (clipId: number, key: string, name: string) => `/clips/${clipId}/${key}/${name}`
