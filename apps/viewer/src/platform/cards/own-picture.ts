import type { Event } from '@grandstand/contract'

/** Chosen for it, or out of its own video; that of its sport says nothing about it. */
export function ownPicture({ image, has_own_image, media, participants }: Event): Event['image'] {
  const isOwn = has_own_image || media.some(({ type, url }) => type === 'image' && url === image?.url)
  // A meet has no two sides to draw.
  return isOwn || participants.length !== 2 ? image : null
}
