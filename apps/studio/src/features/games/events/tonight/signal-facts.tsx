import type { StudioSignal } from '@grandstand/contract'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { formatUnit } from './format-figures.ts'
import styles from './signal-facts.module.css'
import { Sparkline } from './sparkline.tsx'

export function SignalFacts({ name, signal }: { name: string; signal: StudioSignal }) {
  const { words, fill, number, language } = useI18n()
  const say = words.tonight
  const seconds = (count: number) => formatUnit(language, 'second', count)
  const rate = formatUnit(language, 'megabit-per-second', signal.bits_per_second / 1_000_000)
  const facts = [
    [say.facts.bitrate, rate],
    [say.facts.frames, number(Math.round(signal.frames_per_second))],
    [say.facts.keys, signal.key_seconds === null ? '–' : seconds(signal.key_seconds)],
    [say.facts.sound, soundText()],
    [say.facts.dropped, number(signal.dropped_frames)],
    [say.facts.delay, seconds(signal.delay_ms / 1000)],
  ] as const
  function soundText(): string {
    if (!signal.has_sound) return say.noSound
    return signal.sound_db === null ? '–' : `${number(Math.round(signal.sound_db))} dB`
  }
  return (
    <div className="stack-3">
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Sparkline values={signal.history} label={fill(say.history, { name, rate })} />
    </div>
  )
}
