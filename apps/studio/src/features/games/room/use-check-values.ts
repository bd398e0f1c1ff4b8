import type { WatchedCamera } from '@grandstand/contract'
import type { SignalCheck } from '@grandstand/contract/studio-constants'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { formatUnit } from '../events/tonight/format-figures.ts'

/** What was measured for a check, as a figure. */
export function useCheckValues() {
  const { number, language, words } = useI18n()
  return ({ signal }: WatchedCamera, check: SignalCheck): string => {
    if (!signal) return ''
    const seconds = (count: number) => formatUnit(language, 'second', count)
    switch (check) {
      case 'size':
        return signal.height === null ? '' : `${signal.width} × ${signal.height}`
      case 'bitrate':
        return formatUnit(language, 'megabit-per-second', signal.bits_per_second / 1_000_000)
      case 'frame_rate':
        return number(Math.round(signal.frames_per_second))
      case 'key_frames':
        return signal.key_seconds === null ? '' : seconds(signal.key_seconds)
      case 'drops':
        return number(signal.dropped_frames)
      case 'delay':
        return seconds(signal.delay_ms / 1000)
      case 'sound':
        return signal.has_sound ? '' : words.tonight.noSound
      case 'loudness':
        return signal.sound_db === null ? '' : `${number(Math.round(signal.sound_db))} dB`
      default:
        return ''
    }
  }
}
