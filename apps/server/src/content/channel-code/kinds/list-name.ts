import type { ContentKind } from '@grandstand/contract'

/** A list of a channel's files. Promo codes have screens of their own in the Studio. */
export type ListName = ContentKind | 'coupons'
