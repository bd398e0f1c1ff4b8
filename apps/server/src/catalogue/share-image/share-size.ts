/**
 * As sites show it under a link, as chats do that have a square for it, as a notice on a device does, and above a mail, which
 * has the channel's name and a button of its own.
 */
export const shareSizes = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  small: { width: 600, height: 315 },
  mail: { width: 1136, height: 500 },
} as const

export type ShareSize = keyof typeof shareSizes

export const isShareSize = (name: string): name is ShareSize => Object.hasOwn(shareSizes, name)
