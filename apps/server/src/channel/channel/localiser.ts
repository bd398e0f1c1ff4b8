import type { Reader } from '../../context/channel.ts'
import { localise, type StoredText } from '../../db/stored-text.ts'

/** Says the channel's texts in one language. */
export function localiser({ channel, language }: Reader) {
  return (text: StoredText) => localise(text, language, channel.settings.language)
}
