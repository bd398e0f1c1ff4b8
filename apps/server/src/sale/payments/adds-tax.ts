import type { Channel } from '../../context/channel.ts'

/** Off unless the channel's files say otherwise: then the provider must know where its seller is registered. */
export const addsTax = ({ settings }: Channel): boolean => settings.stripe?.tax ?? false
